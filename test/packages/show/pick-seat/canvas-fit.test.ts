import { MapView } from '@/packages/show/pick-seat/map/map-view'
import { fakeSurface } from '../../../seatmap/support/surface'
import { settle } from '../../../support/settle'
import { openModel } from './support'

const LINES = ['..........', '..........', '..........', '..........', '..........', '..........', '..........:1']

interface Size {
  width: number
  height: number
}
interface Hands {
  touch: (phase: string, fingers: object[], time: number) => void
  size: (width: number, height: number) => void
}

/** Opens the map with the real engine. The test changes the box of the canvas, as late data would. */
const open = async ({ answers = true } = {}) => {
  const opened = await openModel({ lines: LINES })
  const page = { box: { width: 375, height: 560 } as Size, answers }
  const bitmaps: Size[] = []
  let hands: Hands | null = null
  const gesturesOn = (_: string, listener: Hands) => {
    hands = listener
    return {
      handlers: {},
      listen: () => ({ kind: 'listening', dispose: () => undefined }),
      measure: async () => {
        await settle()
        if (page.answers) listener.size(page.box.width, page.box.height)
      },
    }
  }
  const platform = {
    mountCanvas: async () => {
      const { width, height } = page.box
      bitmaps.push({ width, height })
      return { kind: 'mounted', surface: fakeSurface({ width, height }) }
    },
    system: { reducedMotion: () => true, window: () => ({ width: 375 }) },
    host: { isDesktop: () => false },
  }
  const deps = { platform, gesturesOn, stores: opened.stores, screen: opened.screen }
  const view = new MapView(deps as never, opened.model, 'map')
  await view.attach()
  await settle()
  const { touch, size } = hands! as Hands
  const tap = async (x: number, y: number) => {
    touch('start', [{ id: 1, x, y }], 0)
    touch('end', [{ id: 1, x, y }], 60)
    for (let turn = 0; turn < 6; turn += 1) await settle()
  }
  const { picking } = opened.model
  return { ...opened, view, page, bitmaps, tap, touch, size, picking: picking! }
}

/** Returns the position on the screen at which the host shows the center of the view. */
const middle = ({ box }: { box: Size }) => [box.width / 2, box.height / 2] as const

test('resizes the bitmap when the canvas box becomes smaller', async () => {
  const { page, bitmaps, size } = await open()
  page.box = { width: 375, height: 380 }
  size(375, 380)
  await settle()
  expect(bitmaps.at(-1)).toEqual({ width: 375, height: 380 })
  size(375, 380)
  size(375, 380.4)
  await settle()
  expect(bitmaps).toHaveLength(2)
})

test('ignores a tap on an outdated picture, and handles the next tap', async () => {
  const zoomed = async () => {
    const opened = await open()
    for (let step = 0; step < 3; step += 1) opened.view.zoomIn()
    return opened
  }
  const still = await zoomed()
  await still.tap(...middle(still.page))
  const { page, tap, picking, bitmaps } = await zoomed()
  // The host has not reported the new, smaller box yet.
  page.box = { width: 375, height: 380 }
  await tap(...middle(page))
  expect(picking.chosen).toEqual([])
  expect(bitmaps.at(-1)).toEqual(page.box)
  await tap(...middle(page))
  // The center of the view has not moved.
  expect(picking.chosen).toHaveLength(1)
  expect(picking.chosen).toEqual(still.picking.chosen)
})

test('follows a box that changes while the bitmap is being resized', async () => {
  const { page, bitmaps, size } = await open()
  page.box = { width: 375, height: 400 }
  size(375, 400)
  page.box = { width: 375, height: 340 }
  for (let turn = 0; turn < 6; turn += 1) await settle()
  expect(bitmaps.at(-1)).toEqual({ width: 375, height: 340 })
})

test('stops resizing if the host measures the canvas differently from its box', async () => {
  const { page, bitmaps, size } = await open({ answers: false })
  size(page.box.width, page.box.height - 20)
  for (let turn = 0; turn < 6; turn += 1) await settle()
  size(page.box.width, page.box.height - 20)
  for (let turn = 0; turn < 6; turn += 1) await settle()
  expect(bitmaps).toHaveLength(2)
})

test('measures the map when the page is shown again', async () => {
  const { page, bitmaps, comeBack } = await open()
  page.box = { width: 375, height: 410 }
  await comeBack()
  for (let turn = 0; turn < 6; turn += 1) await settle()
  expect(bitmaps.at(-1)).toEqual({ width: 375, height: 410 })
})
