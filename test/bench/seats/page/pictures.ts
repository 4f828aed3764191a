import { paintPoster, type PosterFacts } from '../../../../src/components/poster/paint'
import { PosterModel } from '../../../../src/components/poster/poster.model'
import { paintSeatView } from '../../../../src/packages/show/pick-seat/parts/view-sheet/paint-seat-view'
import { mountCanvas } from '../../../../src/platform/canvas/index.h5'
import { type Picture, POSTER_URL } from './picture-names'
import { createVenue } from './venue'

const SHARPNESS = 3
const GROUND = '#efedea'

const FACTS: Omit<PosterFacts, 'picture'> = {
  lead: '我要去看',
  name: '音乐剧《剧院魅影》中文版 2026 全国巡演 · 上海站',
  date: '2026年12月24日 周四 19:30',
  venue: '上海文化广场 · 主剧场',
  price: '¥380 起',
  merchant: 'Foyer',
  hint: '长按识别二维码购票',
  address: 'https://foyer.example/s/abcdefgh?share=0123456789',
  ground: GROUND,
  accent: '#b42318',
}

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))

const place = (width: number, height: number): string => {
  document.body.innerHTML = `<canvas id="picture" style="width:${width}px;height:${height}px"></canvas>`
  return 'picture'
}

const fillBlank = async (id: string, pixelRatio?: number) => {
  const mounted = await mountCanvas(id, pixelRatio ? { pixelRatio } : {})
  if (mounted.kind !== 'mounted') throw new Error('No canvas.')
  const { context, width, height } = mounted.surface
  context.fillStyle = GROUND
  context.fillRect(0, 0, width, height)
  return mounted.surface
}

const sharePoster = async (id: string): Promise<void> => {
  const model = new PosterModel({
    clock: { setTimeout: (run: () => void, ms: number) => setTimeout(run, ms) },
    stores: { shop: { config: null } },
    platform: { mountCanvas, images: { release: URL.revokeObjectURL } },
  } as never)
  await model.paint(id, {
    posterUrl: POSTER_URL,
    draw: (context, pixelRatio, picture) => paintPoster(context, { ...FACTS, picture }, pixelRatio),
  })
  if (model.status !== 'ready' || model.posterMissing) throw new Error(`The poster is ${model.status}.`)
}

const createPainters = (): Record<Picture, () => Promise<unknown>> => {
  const { map } = createVenue(50_000)
  const seat = Math.floor(map.seatCount * 0.37)
  return {
    view: () => paintSeatView({ mountCanvas }, place(358, 210), { map, seat, dark: false }),
    blankView: () => fillBlank(place(358, 210)),
    poster: () => sharePoster(place(264, 474)),
    blankPoster: async () => (await fillBlank(place(264, 474), SHARPNESS)).toFile(),
  }
}

const painters = createPainters()

/** Returns the time from the request to the frame that shows the finished picture, ms. */
const paintPicture = async (picture: Picture): Promise<number> => {
  await frame()
  await frame()
  const start = performance.now()
  await painters[picture]()
  await frame()
  await frame()
  return performance.now() - start
}

Object.assign(window, { paintPicture })

declare global {
  interface Window {
    paintPicture: typeof paintPicture
  }
}
