/** @jest-environment jsdom */
import { bitmapRatio } from '@/platform/canvas/bitmap'
import { mountCanvas as alipay } from '@/platform/canvas/index.alipay'
import { mountCanvas as bank, mountCanvas as weapp } from '@/platform/canvas/index'
import { mountCanvas as h5 } from '@/platform/canvas/index.h5'
import type { MountCanvas, Surface } from '@/platform/canvas/contract'
import { enterAlipay } from '../hosts/fakes/alipay'
import { enterBank } from '../hosts/fakes/bank'
import { clearCanvases, type FakeCanvas, putCanvas } from '../hosts/fakes/canvas'
import { enterWeb } from '../hosts/fakes/h5'
import { enterWeapp } from '../hosts/fakes/weapp'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)

const mounted = async (mountCanvas: MountCanvas, ...how: Parameters<MountCanvas>): Promise<Surface> => {
  const result = await mountCanvas(...how)
  if (result.kind !== 'mounted') throw new Error(`not mounted: ${result.kind}`)
  return result.surface
}

describe('the bitmap of a canvas', () => {
  const screen = { width: 300, height: 600, pixelRatio: 3 }
  test('has the screen’s pixel ratio unless another ratio is requested', () => {
    expect(bitmapRatio({ width: 200, height: 300 }, screen)).toBe(3)
    expect(bitmapRatio({ width: 200, height: 300 }, screen, 2)).toBe(2)
  })
  test('never has more pixels than the screen', () => {
    const ratio = bitmapRatio({ width: 600, height: 1200 }, screen)
    expect(ratio).toBe(1.5)
    expect(600 * ratio * 1200 * ratio).toBe(300 * 3 * 600 * 3)
  })
})

describe.each([
  { host: 'weapp', mountCanvas: weapp, enter: enterWeapp, ratio: 3, bitmaps: true },
  { host: 'alipay', mountCanvas: alipay, enter: enterAlipay, ratio: 3, bitmaps: true },
  // FinClip documents no canvas outside a page.
  { host: 'bank', mountCanvas: bank, enter: enterBank, ratio: 2, bitmaps: false },
])('a canvas on $host', ({ mountCanvas, enter, ratio, bitmaps }) => {
  beforeEach(clearCanvases)

  test('is measured in CSS pixels, and scaled by the screen’s pixel ratio', async () => {
    enter()
    const node = putCanvas('poster', 280, 400)
    const surface = await mounted(mountCanvas, 'poster')
    expect(surface).toMatchObject({ width: 280, height: 400, pixelRatio: ratio })
    expect([node.width, node.height]).toEqual([280 * ratio, 400 * ratio])
    expect(node.drawn).toEqual([{ name: 'setTransform', args: [ratio, 0, 0, ratio, 0, 0] }])
  })
  test('loads pictures, and reports pictures that fail to load', async () => {
    enter()
    putCanvas('poster', 280, 400)
    const { loadImage } = await mounted(mountCanvas, 'poster')
    expect(await loadImage('https://pic.example/1.webp')).toMatchObject({
      kind: 'loaded',
      picture: { width: 600, height: 800 },
    })
    expect(await loadImage('https://pic.example/broken.webp')).toEqual({ kind: 'failed' })
  })
  test('is exported as a file, or reports a failure', async () => {
    const host = enter()
    const node = putCanvas('poster', 280, 400)
    const { toFile } = await mounted(mountCanvas, 'poster')
    expect(await toFile()).toEqual({ kind: 'file', path: 'tmp://canvas' })
    expect(host.last('canvasToTempFilePath')).toEqual({ canvas: node, fileType: 'jpg', quality: 0.92 })
    await toFile({ type: 'png' })
    expect(host.last('canvasToTempFilePath')).toMatchObject({ fileType: 'png' })
    host.refuse('canvasToTempFilePath', { errMsg: 'canvasToTempFilePath:fail', error: 10 })
    expect(await toFile()).toEqual({ kind: 'failed' })
  })
  test(bitmaps ? 'makes bitmaps in memory, as long as the host can' : 'has no bitmaps in memory', async () => {
    const host = enter()
    putCanvas('map', 280, 400)
    const { createBitmap } = await mounted(mountCanvas, 'map')
    const bitmap = createBitmap(512, 256)
    if (!bitmaps) return expect(bitmap).toBeNull()
    expect(bitmap).toMatchObject({ width: 512, height: 256, source: { width: 512, height: 256 } })
    bitmap?.context.fillRect(0, 0, 1, 1)
    expect((bitmap?.source as unknown as FakeCanvas).drawn).toEqual([{ name: 'fillRect', args: [0, 0, 1, 1] }])
    host.without('createOffscreenCanvas')
    expect(createBitmap(512, 256)).toBeNull()
  })
  test('requests frames from the host, or else from a timer', async () => {
    enter()
    const node = putCanvas('map', 280, 400)
    const own = jest.spyOn(node, 'requestAnimationFrame')
    const surface = await mounted(mountCanvas, 'map')
    const before = surface.now()
    await new Promise<void>((run) => surface.requestFrame(run))
    expect(own).toHaveBeenCalledTimes(1)
    expect(surface.now()).toBeGreaterThanOrEqual(before)
    const late = jest.fn()
    surface.cancelFrame(surface.requestFrame(late))

    Object.assign(node, { requestAnimationFrame: undefined })
    const older = await mounted(mountCanvas, 'map')
    await new Promise<void>((run) => older.requestFrame(run))
    older.cancelFrame(older.requestFrame(late))
    await new Promise((resolve) => setTimeout(resolve, 40))
    expect(late).not.toHaveBeenCalled()
  })
  test('finds a canvas that is rendered later', async () => {
    enter()
    setTimeout(() => putCanvas('late', 10, 10), 80)
    expect((await mountCanvas('late')).kind).toBe('mounted')
  })
  test('fails for a canvas that is never rendered', async () => {
    enter()
    expect(await mountCanvas('nowhere')).toEqual({ kind: 'failed' })
  })
  test('is unsupported in a version without queries', async () => {
    enter().without('createSelectorQuery')
    expect(await mountCanvas('poster')).toEqual({ kind: 'unsupported' })
  })
})

describe('a canvas in a browser', () => {
  const web = enterWeb()
  const setTransform = jest.fn()
  const put = (toBlob?: (end: (blob: Blob | null) => void, type: string) => void): HTMLCanvasElement => {
    document.body.innerHTML = '<canvas id="poster"></canvas><div id="other"></div>'
    const canvas = document.querySelector('canvas') as HTMLCanvasElement
    Object.defineProperties(canvas, {
      clientWidth: { value: 280 },
      clientHeight: { get: () => 400, configurable: true },
      getContext: { value: () => ({ setTransform }) },
      toBlob: { value: toBlob },
    })
    return canvas
  }
  beforeEach(() => {
    web.window({ innerWidth: 1280, innerHeight: 900, devicePixelRatio: 1 })
    Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blob.type}` })
  })
  afterEach(() => {
    web.restore()
    document.body.innerHTML = ''
  })

  test('uses the requested pixel ratio', async () => {
    const canvas = put()
    expect(await mounted(h5, 'poster', { pixelRatio: 2 })).toMatchObject({ width: 280, height: 400, pixelRatio: 2 })
    expect([canvas.width, canvas.height]).toEqual([560, 800])
    expect(setTransform).toHaveBeenCalledWith(2, 0, 0, 2, 0, 0)
  })
  test('is found after the page’s layout', async () => {
    const canvas = put()
    const size = jest.spyOn(canvas, 'clientHeight', 'get')
    size.mockReturnValueOnce(0)
    expect(await mounted(h5, 'poster')).toMatchObject({ width: 280, height: 400 })
  })
  test('creates bitmaps in memory, and requests frames', async () => {
    put()
    const surface = await mounted(h5, 'poster')
    const made = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ setTransform } as never)
    expect(surface.createBitmap(512, 256)).toMatchObject({
      width: 512,
      height: 256,
      source: { width: 512, height: 256 },
    })
    made.mockReturnValue(null)
    expect(surface.createBitmap(512, 256)).toBeNull()
    made.mockRestore()
    const before = surface.now()
    await new Promise<void>((run) => surface.requestFrame(run))
    expect(surface.now()).toBeGreaterThan(before)
    const late = jest.fn()
    surface.cancelFrame(surface.requestFrame(late))
    await new Promise((resolve) => setTimeout(resolve, 40))
    expect(late).not.toHaveBeenCalled()
  })
  test('is exported as an object URL', async () => {
    put((end, type) => end(new Blob(['x'], { type })))
    expect(await (await mounted(h5, 'poster')).toFile()).toEqual({ kind: 'file', path: 'blob:image/jpeg' })
  })
  test('is not exported if a picture of another origin taints it', async () => {
    put(() => {
      throw new Error('SecurityError')
    })
    expect(await (await mounted(h5, 'poster')).toFile()).toEqual({ kind: 'failed' })
  })
  test('requests pictures with CORS, so that they can be read', async () => {
    const asked: unknown[] = []
    web.window({
      Image: class {
        crossOrigin = ''
        naturalWidth = 3
        naturalHeight = 4
        onload = () => undefined
        onerror = () => undefined
        set src(address: string) {
          asked.push([address, this.crossOrigin])
          queueMicrotask(() => (address.includes('broken') ? this.onerror() : this.onload()))
        }
      },
    })
    put()
    const { loadImage } = await mounted(h5, 'poster')
    expect(await loadImage('/media/1.webp')).toMatchObject({ kind: 'loaded', picture: { width: 3, height: 4 } })
    expect(await loadImage('/media/broken.webp')).toEqual({ kind: 'failed' })
    expect(asked[0]).toEqual(['/media/1.webp', 'anonymous'])
  })
  test.each(['other', 'nowhere'])('fails for %s', async (id) => {
    put()
    expect(await h5(id)).toEqual({ kind: 'failed' })
  })
})
