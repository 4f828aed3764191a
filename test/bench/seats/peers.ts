/** A measured map. */
export interface Entry {
  name: string
  title: string
  /** True if the map was written for this bench. Its size is then not that of a library. */
  isBare?: boolean
  /** True if the map is measured and shown, but not compared. */
  isAside?: boolean
  /**
   * Maximum number of seats. With more seats, a run takes minutes and the trend is already clear. The second number is
   * for a slowed processor.
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
