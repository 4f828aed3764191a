import decodeQR from 'qr/decode.js'
import { encode } from 'uqr'
import { rotatingCode, type TicketKey } from '@/domain/ticket/gate-code'
import { codeWindow } from '@/domain/ticket/one-time-code'

const [WIDTH, HEIGHT] = [1280, 720]
/** Frames per second, as with a phone's camera. */
const RATE = 30
/** Width of the light margin around a code, in cells. */
const QUIET = 4
/** Interval between two reads of the plain reader, ms. */
const PLAIN_INTERVAL = 150

export interface SceneTicket {
  ticketId: string
  key: TicketKey
}

const canvas = document.createElement('canvas')
Object.assign(canvas, { width: WIDTH, height: HEIGHT })
const paint = canvas.getContext('2d', { willReadFrequently: true })!

/** Image noise of a dark hall, the same in every run. */
const grain = ((): ImageData => {
  const picture = new ImageData(WIDTH, HEIGHT)
  for (let at = 0, seed = 1; at < picture.data.length; at += 4) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    const light = 40 + (seed >>> 24) / 8
    picture.data.set([light, light, light + 8, 255], at)
  }
  return picture
})()

/** Draws a phone as the camera sees it: slightly turned, off the center, with the code on a white margin. */
const draw = (text: string, turn: number): void => {
  paint.resetTransform()
  paint.putImageData(grain, 0, 0)
  if (text === '') return
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const side = 300 + (turn % 4) * 30
  paint.translate(WIDTH / 2 + ((turn * 37) % 200) - 100, HEIGHT / 2 + ((turn * 53) % 120) - 60)
  paint.rotate((((turn * 29) % 30) - 15) * (Math.PI / 180))
  paint.fillStyle = '#fff'
  paint.fillRect(-side / 2, -side / 2, side, side)
  paint.fillStyle = '#111'
  const cell = side / size
  data.forEach((line, y) =>
    line.forEach((dark, x) => {
      if (dark) paint.fillRect(x * cell - side / 2, y * cell - side / 2, cell + 0.4, cell + 0.4)
    }),
  )
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const verdictShown = (): Promise<void> =>
  new Promise((resolve) => {
    const seen = new MutationObserver(() => {
      seen.disconnect()
      resolve()
    })
    seen.observe(document.getElementById('verdict')!, { childList: true })
  })

const codeOf = ({ ticketId, key }: SceneTicket): string => rotatingCode(ticketId, key, codeWindow(Date.now()))

/**
 * Returns the time from the first frame with a code to the verdict for each ticket, ms. The time is -1 if the gate does
 * not admit the code within 5 s.
 */
const play = async (tickets: readonly SceneTicket[]): Promise<number[]> => {
  const times: number[] = []
  for (const [turn, ticket] of tickets.entries()) {
    draw('', turn)
    await pause(200 + ((turn * 31) % 100))
    const shown = verdictShown()
    draw(codeOf(ticket), turn)
    const start = performance.now()
    const came = await Promise.race([shown.then(() => true), pause(5_000).then(() => false)])
    const admitted = document.getElementById('verdict')!.className === 'admit'
    times.push(came && admitted ? performance.now() - start : -1)
  }
  return times
}

/** Shows the same frames to a plain reader. It reads a whole frame every 150 ms, in the main thread of the page. */
const playPlain = async (tickets: readonly SceneTicket[]): Promise<number[]> => {
  const times: number[] = []
  const video = document.createElement('video')
  Object.assign(video, { muted: true, srcObject: canvas.captureStream(RATE) })
  await video.play()
  const copy = document.createElement('canvas')
  Object.assign(copy, { width: WIDTH, height: HEIGHT })
  const copied = copy.getContext('2d', { willReadFrequently: true })!
  for (const [turn, ticket] of tickets.entries()) {
    draw('', turn)
    await pause(200 + ((turn * 31) % 100))
    const text = codeOf(ticket)
    draw(text, turn)
    const start = performance.now()
    let read = ''
    while (read !== text && performance.now() - start < 5_000) {
      await pause(PLAIN_INTERVAL)
      copied.drawImage(video, 0, 0)
      try {
        read = decodeQR(copied.getImageData(0, 0, WIDTH, HEIGHT))
      } catch {
        read = ''
      }
    }
    times.push(read === text ? performance.now() - start : -1)
  }
  return times
}

draw('', 0)
navigator.mediaDevices.getUserMedia = async () => {
  // The camera only delivers a frame when something is painted.
  setInterval(() => {
    paint.resetTransform()
    paint.fillStyle = `rgb(${Date.now() % 60},0,0)`
    paint.fillRect(0, 0, 2, 2)
  }, 1000 / RATE)
  return canvas.captureStream(RATE)
}
Object.assign(globalThis, { gateScene: { play, playPlain } })
