// Sounds made by Web Audio, none of them recorded.  Nothing is made before the first touch of the page.
import { filter, pink, playCue, source } from './cues'
import type { SoundName } from './kinds'
import { settings } from './settings.svelte'

class Sound {
  private context: AudioContext | null = null
  private master: GainNode | null = null
  private noise: AudioBuffer | null = null
  private crowd: { gain: GainNode; stop: () => void } | null = null

  /** From the first touch on; called by every touch, does something once. */
  wake = (): void => {
    if (this.context || !settings.sound || typeof AudioContext === 'undefined') return
    this.context = new AudioContext()
    this.master = this.context.createGain()
    this.master.connect(this.context.destination)
    this.noise = pink(this.context)
    this.level()
  }

  private level(): void {
    if (this.master) this.master.gain.value = settings.sound ? settings.volumes.master / 100 : 0
    if (this.crowd) this.crowd.gain.gain.value = settings.volumes.crowd / 400
  }

  /** Volumes have changed. */
  tune(): void {
    this.level()
    if (!settings.sound) this.setCrowd(false)
  }

  setCrowd(on: boolean): void {
    if (!on || !settings.sound || document.hidden) {
      this.crowd?.stop()
      this.crowd = null
    } else if (this.context && this.master && !this.crowd && settings.volumes.crowd > 0)
      this.crowd = this.murmur(this.context)
  }

  play(name: SoundName): void {
    const silent = document.hidden && !(name === 'move' && settings.call)
    if (!this.context || !settings.sound || silent) return
    const volume = settings.volumes[name === 'goal' || name === 'against' ? 'crowd' : 'effects'] / 100
    if (volume > 0) playCue(name, { context: this.context, out: this.out(this.context, volume), noise: this.noise! })
  }

  private out(context: AudioContext, volume: number): GainNode {
    const gain = context.createGain()
    gain.gain.value = volume
    gain.connect(this.master!)
    return gain
  }

  private murmur(context: AudioContext): { gain: GainNode; stop: () => void } {
    const gain = this.out(context, settings.volumes.crowd / 400)
    const made = source(context, this.noise!, filter(context, 'bandpass', 600), gain)
    made.start()
    const timer = window.setInterval(() => {
      const level = (settings.volumes.crowd / 400) * (0.7 + 0.6 * Math.random())
      gain.gain.linearRampToValueAtTime(level, context.currentTime + 1.4)
    }, 1500)
    return {
      gain,
      stop: () => {
        window.clearInterval(timer)
        made.stop()
      },
    }
  }
}

export const sound = new Sound()
