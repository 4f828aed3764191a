import { ticketStub } from '@/api/ticket-stub'
import TicketStubPrint from '@/packages/shop/ticket-stub-print/ticket-stub-print'
import type { Surface } from '@/platform/canvas/contract'
import { RequestError } from '@/request/errors'
import { canvasRecorder } from '../../../support/canvas-recorder'
import { aStub } from '../../../support/data/ticket-stub'
import type { Answer } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

let screen: OpenScreen
afterEach(() => screen.unmount())

const setUp = async (given: { answer?: Answer; canvas?: string; poster?: boolean; shares?: boolean } = {}) => {
  const { answer = () => aStub(), canvas = 'mounted', poster = true, shares = true } = given
  const painted: string[][] = []
  const state = { canvas, poster }
  const mountCanvas = async () => {
    if (state.canvas !== 'mounted') return { kind: state.canvas }
    const { context, texts } = canvasRecorder()
    const surface: Partial<Surface> = {
      context,
      pixelRatio: 3,
      loadImage: async () =>
        state.poster
          ? { kind: 'loaded', picture: { width: 6, height: 8, source: null as unknown as CanvasImageSource } }
          : { kind: 'failed' },
      toFile: async () => {
        painted.push(texts.map(({ text }) => text))
        return { kind: 'file', path: `blob:${painted.length}` }
      },
    }
    return { kind: 'mounted', surface }
  }
  const images = {
    save: jest.fn(async (): Promise<object> => ({ kind: 'done' })),
    share: jest.fn(async () => ({ kind: 'done' })),
    canShare: () => shares,
    release: jest.fn(),
  }
  screen = await openScreen(TicketStubPrint, {
    member: true,
    params: { id: 'V1' },
    answers: [[ticketStub, answer]],
    host: { mountCanvas, images } as never,
  })
  return { painted, images, state, last: () => painted.at(-1) ?? [] }
}

it('draws the first seat’s picture without a name, then saves and shares the picture', async () => {
  const { painted, images } = await setUp()
  expect(painted).toHaveLength(1)
  expect(painted[0]).toContain('6 排 11 座')
  expect(painted.flat().join()).not.toMatch(/林晚|陈牧/)
  await screen.press('保存图片')
  expect(images.save).toHaveBeenCalledWith('blob:1')
  expect(screen.toast()).toBe('图片已保存')
  await screen.press('发送图片')
  expect(images.share).toHaveBeenCalledWith('blob:1')
})

it('draws the name when enabled, and removes the name for another seat', async () => {
  const { last } = await setUp()
  await screen.press('写上姓名')
  expect(last()).toContain('林晚')
  await screen.tap(screen.all('[role=radio]')[1] as HTMLElement)
  expect(last()).toContain('6 排 12 座')
  expect(last().join()).not.toMatch(/林晚|陈牧/)
})

it('hides controls for a missing name, a single stub and unsupported sending', async () => {
  const [ticket] = aStub().tickets
  await setUp({ answer: () => aStub({ tickets: [{ ...ticket!, audienceName: '' }] }), shares: false })
  expect(screen.all('[role=switch], [role=radio]')).toEqual([])
  expect(screen.text()).not.toContain('发送图片')
})

it('explains how to proceed if album permission or storage is missing', async () => {
  const { images } = await setUp()
  images.save.mockResolvedValue({ kind: 'failed' })
  await screen.press('保存图片')
  expect(screen.text()).toContain('存储空间不足')
  images.save.mockResolvedValue({ kind: 'denied' })
  await screen.press('保存图片')
  expect(screen.text()).toContain('长按图片也可以保存')
})

it('reports a missing poster, and redraws the picture on retry', async () => {
  const { painted, state } = await setUp({ poster: false })
  expect(screen.text()).toContain('海报加载失败')
  state.poster = true
  await screen.press('重试')
  expect(painted).toHaveLength(2)
  expect(screen.text()).not.toContain('海报加载失败')
})

it('retries a failed canvas, and reports an unsupported canvas', async () => {
  const { painted, state } = await setUp({ canvas: 'failed' })
  expect(screen.text()).toContain('图片没有生成')
  state.canvas = 'mounted'
  await screen.press('重试')
  expect(painted).toHaveLength(1)
  screen.unmount()
  await setUp({ canvas: 'unsupported' })
  expect(screen.text()).toContain('换一台设备或浏览器')
})

it('links to the list if the stub does not exist', async () => {
  await setUp({
    answer: () => {
      throw new RequestError({ kind: 'http', httpCode: 404 })
    },
  })
  await screen.press('查看我的票根')
  expect(screen.went).toContainEqual(['open', 'ticket-stub-list'])
})
