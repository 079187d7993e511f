// The sound cues, made by Web Audio alone: each is built into a context and an output, so that a test can render it to
// a file.
import type { SoundName } from './kinds'

/** Seconds of noise that are made once and played in a loop. */
const NOISE_SECONDS = 2

/** The parts from which a cue is built: the context, its output, and the noise for crowds, nets and dice. */
export interface Desk {
  context: BaseAudioContext
  out: GainNode
  noise: AudioBuffer
}

/** Begin a cue now. */
export const playCue = (name: SoundName, desk: Desk): void => CUES[name](desk)

const CUES: Record<SoundName, (desk: Desk) => void> = {
  whistle: whistle,
  goal: (desk) => swell(desk, 'bandpass', [700, 700], 1.4),
  against: (desk) => swell(desk, 'lowpass', [420, 160], 0.55),
  net: (desk) => burst(desk, 'highpass', 3000, 0, 0.12, 0.25),
  dice: (desk) =>
    [0, 0.07, 0.12, 0.21, 0.27].forEach((at) => burst(desk, 'bandpass', 1800 + 900 * Math.random(), at, 0.02, 0.5)),
  card: (desk) => burst(desk, 'highpass', 1500, 0, 0.008, 0.5),
  move: ({ context, out }) =>
    [523.25, 698.46].forEach((frequency, at) => tone(context, frequency, at * 0.16, 0.3, 0.16, out)),
}

function whistle({ context, out }: Desk): void {
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
}

/** Make the crowd louder in a quarter of a second and quieter in two and a half; a sigh has a falling pitch. */
function swell(
  { context, out, noise }: Desk,
  type: BiquadFilterType,
  [from, to]: [number, number],
  loud: number,
): void {
  const now = context.currentTime
  const shaped = filter(context, type, from)
  const made = source(context, noise, shaped, out)
  const value = out.gain.value * loud
  shaped.frequency.setValueAtTime(from, now)
  shaped.frequency.linearRampToValueAtTime(to, now + 2)
  out.gain.setValueAtTime(0, now)
  out.gain.linearRampToValueAtTime(value, now + 0.25)
  out.gain.linearRampToValueAtTime(0, now + 2.75)
  made.start()
  made.stop(now + 2.75)
}

function burst(
  { context, out, noise }: Desk,
  type: BiquadFilterType,
  frequency: number,
  at: number,
  length: number,
  volume: number,
): void {
  const gain = context.createGain()
  gain.gain.value = volume
  gain.connect(out)
  const made = source(context, noise, filter(context, type, frequency), gain)
  made.start(context.currentTime + at, Math.random())
  made.stop(context.currentTime + at + length)
}

/** Noise in a loop, through a filter. */
export function source(
  context: BaseAudioContext,
  noise: AudioBuffer,
  shaped: BiquadFilterNode,
  to: AudioNode,
): AudioBufferSourceNode {
  const made = context.createBufferSource()
  made.buffer = noise
  made.loop = true
  made.connect(shaped).connect(to)
  return made
}

export function filter(context: BaseAudioContext, type: BiquadFilterType, frequency: number): BiquadFilterNode {
  const made = context.createBiquadFilter()
  made.type = type
  made.frequency.value = frequency
  made.Q.value = 0.7
  return made
}

function tone(
  context: BaseAudioContext,
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
export function pink(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate)
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
