/**
 * Frequencies of the tones in Hz. An admission has two rising tones, a refusal one low tone, and a double entry three
 * tones.
 */
const TONES = { admit: [660, 990], refuse: [180], double: [220, 180, 220] } as const

let context: AudioContext | null = null

/** Plays the tones of a result, if the browser allows it, and vibrates if the device can. */
export const sound = (kind: keyof typeof TONES): void => {
  navigator.vibrate?.(kind === 'admit' ? 60 : [120, 60, 120])
  try {
    context ??= new AudioContext()
    const { currentTime, destination } = context
    const audio = context
    TONES[kind].forEach((frequency, at) => {
      const [tone, volume] = [audio.createOscillator(), audio.createGain()]
      const from = currentTime + at * 0.14
      tone.frequency.value = frequency
      tone.type = kind === 'admit' ? 'sine' : 'square'
      volume.gain.setValueAtTime(0.15, from)
      volume.gain.exponentialRampToValueAtTime(0.001, from + 0.13)
      tone.connect(volume).connect(destination)
      tone.start(from)
      tone.stop(from + 0.14)
    })
  } catch {
    // Ignored, because color and text give the same information.
  }
}
