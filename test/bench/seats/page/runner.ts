import type { SeatHouse } from '../../../../src/domain/seat/seat-map'
import type { Camera } from '../../../../src/seatmap/camera'
import { bitmapsNow } from './bitmaps'
import { createVenue } from './venue'
import { closeView, HEIGHT, type Phase, PHASES, phaseAt, PIXEL_RATIO, viewDuring, WIDTH } from './views'

/** A seat map on the page: this project's map or a compared map. */
export interface MountedMap {
  setView(view: Camera): void
  /** Returns the seat at a point in CSS px; -1 if no seat is there. */
  hit(x: number, y: number): number
  select(seat: number): void
}

export interface Peer {
  mount(
    host: HTMLElement,
    house: SeatHouse,
    size: { width: number; height: number; pixelRatio: number },
  ): Promise<MountedMap>
}

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
const painted = async () => {
  await frame()
  await frame()
}

/** Returns the quantile `share` (0 to 1) of the values. */
const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

const PAN_MS = 2000
const MOST_MS = 12_000
const LEAST_FRAMES = 15
/** Minimum and maximum number of taps. */
const TAPS = [8, 32] as const
const TAPS_MS = 1500
/** Number of hit tests per measured time. Their mean is used, because the clock of a page is coarse. */
const HITS = 20
const BATCHES = [10, 100] as const
const HITS_MS = 300

/**
 * Returns a function that is true while more results are needed: always below the minimum, and up to the maximum while
 * time is left.
 */
const whileTime = (results: readonly number[], [least, most]: readonly [number, number], ms: number) => {
  const end = performance.now() + ms
  return () => results.length < least || (results.length < most && performance.now() < end)
}

const createRunner = () => {
  let house: SeatHouse
  let map: MountedMap

  /** Returns the seats that are visible in the close view, with their positions. */
  const seatsInView = (view: Camera): [number, number, number][] => {
    const found: [number, number, number][] = []
    for (let seat = 0; seat < house.map.seatCount; seat += 1) {
      const x = house.map.x[seat] * view.scale + view.x
      const y = house.map.y[seat] * view.scale + view.y
      if (x > 20 && x < WIDTH - 20 && y > 20 && y < HEIGHT - 20) found.push([seat, x, y])
    }
    return found
  }

  return {
    prepare(seatCount: number): void {
      house = createVenue(seatCount)
    },
    /** Returns the time from the loaded data to the first complete frame, ms. */
    async mount(peer: Peer): Promise<number> {
      await painted()
      const start = performance.now()
      const host = document.getElementById('host')!
      map = await peer.mount(host, house, { width: WIDTH, height: HEIGHT, pixelRatio: PIXEL_RATIO })
      await painted()
      return performance.now() - start
    },
    /**
     * Returns frame times in ms for three phases: panning the whole map, zooming, and panning close up. The phases
     * together take 2 s and a minimum number of frames, unless that takes too long. Null for a phase that was not
     * reached.
     */
    async pan() {
      const times: Record<Phase, number[]> = { fit: [], zoom: [], close: [] }
      const start = performance.now()
      let last = start
      for (let count = 0; last - start < MOST_MS; count += 1) {
        const share = Math.min((last - start) / PAN_MS, count / LEAST_FRAMES)
        if (share >= 1) break
        map.setView(viewDuring(house, share))
        await frame()
        const now = performance.now()
        times[phaseAt(share)].push(now - last)
        last = now
      }
      // The first interval includes work before the measurement.
      const all = PHASES.flatMap((phase) => times[phase])
      const judged = all.length > 1 ? all.slice(1) : all
      const [fit, zoom, close] = PHASES.map((phase) => (times[phase].length > 0 ? quantile(times[phase], 0.5) : null))
      return { frames: all.length, median: quantile(judged, 0.5), p95: quantile(judged, 0.95), fit, zoom, close }
    },
    /**
     * Returns the time of a hit test (ms), the share that returned the right seat, and the time from a tap to its frame
     * (ms).
     */
    async tap() {
      const view = closeView(house)
      map.setView(view)
      await painted()
      await new Promise((resolve) => setTimeout(resolve, 60))
      const seats = seatsInView(view)
      let dice = 1
      const next = () => seats[(dice = (dice * 48271) % 2147483647) % seats.length]
      const hits: number[] = []
      let right = 0
      const hasMoreHits = whileTime(hits, BATCHES, HITS_MS)
      while (hasMoreHits()) {
        const points = Array.from({ length: HITS }, next)
        const start = performance.now()
        const found = points.map(([, x, y]) => map.hit(x, y))
        hits.push((performance.now() - start) / HITS)
        right += found.filter((seat, at) => seat === points[at][0]).length
      }
      const taps: number[] = []
      const hasMoreTaps = whileTime(taps, TAPS, TAPS_MS)
      while (hasMoreTaps()) {
        const [seat, x, y] = next()
        const start = performance.now()
        map.hit(x, y)
        map.select(seat)
        await painted()
        taps.push(performance.now() - start)
      }
      return { hit: quantile(hits, 0.5), right: right / (hits.length * HITS), tap: quantile(taps, 0.5) }
    },
    bitmaps: bitmapsNow,
  }
}

export type Runner = ReturnType<typeof createRunner>

Object.assign(window, { runner: createRunner() })
