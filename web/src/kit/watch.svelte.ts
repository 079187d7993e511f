// The match of others that the reader wants to see at its full length; one at a time, the rest goes by as a score.
class Watch {
  private key = $state('')

  isOn(key: string): boolean {
    return this.key === key
  }

  toggle(key: string): void {
    this.key = this.key === key ? '' : key
  }

  stop(): void {
    this.key = ''
  }
}

export const watch = new Watch()
