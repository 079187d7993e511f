// The screen stays on while the companion is open, where the browser can do that.
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let over = false
  async function ask(): Promise<void> {
    if (over || document.hidden || !('wakeLock' in navigator)) return
    try {
      const held = await navigator.wakeLock.request('screen')
      if (over) void held.release()
      else lock = held
    } catch {
      // a battery that is low has the last word
    }
  }
  const back = (): void => void ask()
  document.addEventListener('visibilitychange', back)
  void ask()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', back)
    void lock?.release()
  }
}
