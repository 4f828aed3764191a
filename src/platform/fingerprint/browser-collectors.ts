import { digest } from '@/lib/digest'
import { location } from '../location/index.h5'
import type { Collector, CollectorName } from './contract'

/** Timeout of the WebRTC collector, ms (shell §9). */
const WEBRTC = 5_000
const GEOLOCATION = 2_000
const AUDIO = 2_000

/** Creates a collector that returns '' if it fails. */
const collector = (name: CollectorName, timeout: number, read: () => string | Promise<string>): Collector => ({
  name,
  timeout,
  collect: async () => {
    try {
      return await read()
    } catch {
      return ''
    }
  },
})

const device = (): string => {
  const { languages, hardwareConcurrency, maxTouchPoints, platform } = navigator
  const { width, height, colorDepth } = screen
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return digest(
    [languages, hardwareConcurrency, maxTouchPoints, platform, width, height, colorDepth, devicePixelRatio, zone].join(
      '|',
    ),
  )
}

/** Text in two scripts. It is drawn on an invisible canvas. */
const DRAWN = String.fromCharCode(81, 103, 38, 21095, 22330)

/** Collects how this browser renders letters and curves. */
const canvas = (): string => {
  const surface = document.createElement('canvas')
  const context = surface.getContext('2d')
  if (!context) return ''
  surface.width = 120
  surface.height = 30
  context.font = '16px serif'
  context.fillStyle = '#c43f00'
  context.fillText(DRAWN, 2, 20)
  context.arc(90, 15, 10, 0, 5)
  context.stroke()
  return digest(surface.toDataURL())
}

/** Collects how this browser calculates an inaudible sound. */
const audio = async (): Promise<string> => {
  const context = new OfflineAudioContext(1, 5_000, 44_100)
  const tone = context.createOscillator()
  const compressor = context.createDynamicsCompressor()
  tone.type = 'triangle'
  tone.frequency.value = 10_000
  tone.connect(compressor)
  compressor.connect(context.destination)
  tone.start(0)
  const rendered = await context.startRendering()
  return digest(Array.from(rendered.getChannelData(0).subarray(4_500), (sample) => sample.toFixed(6)).join())
}

/**
 * Collects the kinds of network candidates, without their addresses. Ends when the browser has found all candidates.
 */
const webrtc = async (): Promise<string> => {
  const connection = new RTCPeerConnection()
  try {
    const kinds = new Set<string>()
    const done = new Promise<void>((resolve) => {
      connection.onicecandidate = ({ candidate }) => {
        if (!candidate?.candidate) return resolve()
        kinds.add(`${candidate.type ?? ''}/${candidate.protocol ?? ''}`)
      }
    })
    connection.createDataChannel('')
    await connection.setLocalDescription(await connection.createOffer())
    await done
    return digest([...kinds].sort().join('|'))
  } finally {
    connection.close()
  }
}

/** Collects the position, rounded to a tenth of a degree (about 10 km). */
const position = async (): Promise<string> => {
  const answer = await location.current()
  return answer.kind === 'located' ? `${answer.latitude.toFixed(1)},${answer.longitude.toFixed(1)}` : ''
}

/** Returns true if the position can be read without a permission prompt. */
const positionGranted = async (): Promise<boolean> => {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch {
    return false
  }
}

/** Returns the collectors that this browser supports. */
export const browserCollectors = async (): Promise<readonly Collector[]> => {
  const granted = await positionGranted()
  return [
    collector('device', 0, device),
    collector('canvas', 0, canvas),
    ...(typeof OfflineAudioContext === 'undefined' ? [] : [collector('audio', AUDIO, audio)]),
    ...(typeof RTCPeerConnection === 'undefined' ? [] : [collector('webrtc', WEBRTC, webrtc)]),
    ...(granted ? [collector('location', GEOLOCATION, position)] : []),
  ]
}
