// Sounds made by Web Audio, none of them recorded.  Nothing is made before the first touch of the page.
import type { SoundName } from './kinds'
import { settings } from './settings.svelte'

const SECONDS = 2

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
    if (volume > 0) this.makers[name](this.context, this.out(this.context, volume))
  }

  private out(context: AudioContext, volume: number): GainNode {
    const gain = context.createGain()
    gain.gain.value = volume
    gain.connect(this.master!)
    return gain
  }

  private source(context: AudioContext, shaped: BiquadFilterNode, to: AudioNode): AudioBufferSourceNode {
    const made = context.createBufferSource()
    made.buffer = this.noise
    made.loop = true
    made.connect(shaped).connect(to)
    return made
  }

  private murmur(context: AudioContext): { gain: GainNode; stop: () => void } {
    const gain = this.out(context, settings.volumes.crowd / 400)
    const made = this.source(context, filter(context, 'bandpass', 600), gain)
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

  private readonly makers: Record<SoundName, (context: AudioContext, out: GainNode) => void> = {
    whistle: (context, out) => {
      const tremolo = context.createGain()
      const wobble = context.createOscillator()
      const depth = context.createGain()
      depth.gain.value = 0.08
      tremolo.gain.value = 0.1
      wobble.frequency.value = 30
      wobble.connect(depth).connect(tremolo.gain)
      tremolo.connect(out)
      for (const frequency of [2100, 2160]) tone(context, frequency, 0, 0.35, 1, tremolo)
      wobble.start()
      wobble.stop(context.currentTime + 0.35)
    },
    goal: (context, out) => this.swell(context, out, 'bandpass', [700, 700], 1.4),
    against: (context, out) => this.swell(context, out, 'lowpass', [420, 160], 0.8),
    net: (context, out) => this.burst(context, out, 'highpass', 3000, 0, 0.12, 0.25),
    dice: (context, out) =>
      [0, 0.07, 0.12, 0.21, 0.27].forEach((at) =>
        this.burst(context, out, 'bandpass', 1800 + 900 * Math.random(), at, 0.02, 0.5),
      ),
    card: (context, out) => this.burst(context, out, 'highpass', 1500, 0, 0.008, 0.5),
    move: (context, out) =>
      [523.25, 698.46].forEach((frequency, at) => tone(context, frequency, at * 0.16, 0.3, 0.16, out)),
  }

  /** The crowd rises in a quarter of a second and sinks in two and a half; it sighs by a falling pitch. */
  private swell(
    context: AudioContext,
    out: GainNode,
    type: BiquadFilterType,
    [from, to]: [number, number],
    loud: number,
  ): void {
    const now = context.currentTime
    const shaped = filter(context, type, from)
    const made = this.source(context, shaped, out)
    const value = out.gain.value * loud
    shaped.frequency.setValueAtTime(from, now)
    shaped.frequency.linearRampToValueAtTime(to, now + 2)
    out.gain.setValueAtTime(0, now)
    out.gain.linearRampToValueAtTime(value, now + 0.25)
    out.gain.linearRampToValueAtTime(0, now + 2.75)
    made.start()
    made.stop(now + SECONDS + 0.75)
  }

  private burst(
    context: AudioContext,
    out: GainNode,
    type: BiquadFilterType,
    frequency: number,
    at: number,
    length: number,
    volume: number,
  ): void {
    const gain = context.createGain()
    gain.gain.value = volume
    gain.connect(out)
    const made = this.source(context, filter(context, type, frequency), gain)
    made.start(context.currentTime + at, Math.random())
    made.stop(context.currentTime + at + length)
  }
}

function filter(context: AudioContext, type: BiquadFilterType, frequency: number): BiquadFilterNode {
  const made = context.createBiquadFilter()
  made.type = type
  made.frequency.value = frequency
  made.Q.value = 0.7
  return made
}

function tone(
  context: AudioContext,
  frequency: number,
  at: number,
  length: number,
  volume: number,
  out: AudioNode,
): void {
  const made = context.createOscillator()
  const gain = context.createGain()
  const begin = context.currentTime + at
  made.frequency.value = frequency
  gain.gain.setValueAtTime(volume, begin)
  gain.gain.setTargetAtTime(0, begin + length * 0.6, length * 0.12)
  made.connect(gain).connect(out)
  made.start(begin)
  made.stop(begin + length)
}

/** Two seconds of pink noise, by Paul Kellet's three poles. */
function pink(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * SECONDS, context.sampleRate)
  const data = buffer.getChannelData(0)
  let a = 0
  let b = 0
  let c = 0
  for (let at = 0; at < data.length; at += 1) {
    const white = Math.random() * 2 - 1
    a = 0.99765 * a + white * 0.099046
    b = 0.963 * b + white * 0.2965164
    c = 0.57 * c + white * 1.0526913
    data[at] = (a + b + c + white * 0.1848) * 0.2
  }
  return buffer
}

export const sound = new Sound()
