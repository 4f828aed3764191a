/** A measured map. */
export interface Entry {
  name: string
  title: string
  /** True if it was written for the bench: its bytes are not those of a library. */
  isBare?: boolean
  /** True if the peer is shown but not judged. */
  isAside?: boolean
  /**
   * Maximum number of seats, beyond which a run takes minutes and the growth is clear. The second figure is for a
   * slowed processor.
   */
  cap?: readonly [number, number]
}

export const OURS = 'ours'
export const NAIVE = 'naive'

export const PEERS: readonly Entry[] = [
  { name: OURS, title: 'ours' },
  { name: 'ours-shipped', title: 'ours, as shipped', isAside: true },
  { name: NAIVE, title: 'naive canvas', isBare: true },
  { name: 'pixi', title: 'pixi.js particles' },
  { name: 'leafer', title: 'leafer-ui' },
  { name: 'konva', title: 'konva' },
  { name: 'zrender', title: 'zrender' },
  { name: 'svg', title: 'SVG nodes', isBare: true, cap: [100_000, 10_000] },
  { name: 'seatmap-canvas', title: 'seatmap-canvas', cap: [50_000, 10_000] },
]
