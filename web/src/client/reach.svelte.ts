// The addresses by which other devices open this server: every link that is passed on begins with one of them.
import type { ReachInfo } from '../wire'
import { ask } from './api'

class Reach {
  /** The best first; empty: only this machine reaches the server. */
  addresses = $state.raw<string[]>([])
  chosen = $state('')
  loaded = $state(false)
  private loading: Promise<void> | null = null

  load(): Promise<void> {
    this.loading ??= ask<ReachInfo>('/reach').then(
      ({ addresses }) => {
        this.addresses = addresses
        this.chosen = addresses[0] ?? ''
        this.loaded = true
      },
      () => {
        this.loading = null
      },
    )
    return this.loading
  }

  link(path: string): string {
    void this.load()
    return (this.chosen || location.origin) + path
  }
}

export const reach = new Reach()
