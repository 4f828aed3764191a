/** @jest-environment jsdom */
import { images as alipay } from '@/platform/images/index.alipay'
import { images as bank, images as weapp } from '@/platform/images/index'
import { images as h5 } from '@/platform/images/index.h5'
import { enterAlipay } from '../hosts/fakes/alipay'
import { enterBank } from '../hosts/fakes/bank'
import { domError, enterWeb } from '../hosts/fakes/h5'
import { enterWeapp } from '../hosts/fakes/weapp'
import { DONE, holdToContract, never, REFUSED } from './support/contract'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)

const CHOSEN = { chosen: { images: 'list' }, 'not-image': {}, ...REFUSED } as const
const one = { kind: 'chosen', images: [{ path: 'tmp://1', bytes: 9 }] }
const NONE = {
  when: 'an answer without pictures',
  answer: { tempFiles: [null, {}, { path: 5 }] },
  gives: { kind: 'failed' },
}
const sources = { sourceType: ['album', 'camera'] }
const page = enterWeb()
const clicking = (act: (input: HTMLInputElement) => void) =>
  jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    act(this)
  })

holdToContract('choosing pictures', CHOSEN, {
  weapp: {
    call: 'chooseMedia',
    ask: () => weapp.choose(3),
    good: { tempFiles: [{ tempFilePath: 'tmp://1', size: 9, fileType: 'image' }], type: 'image' },
    asked: { count: 3, mediaType: ['image'], sizeType: ['compressed'], ...sources },
    gives: one,
    also: [NONE],
    // Without the newer call, the host uses `chooseImage`. Its fake has an empty album.
    without: { kind: 'failed' },
  },
  alipay: {
    call: 'chooseImage',
    ask: () => alipay.choose(3),
    good: { tempFilePaths: ['tmp://1'], tempFiles: [{ path: 'tmp://1', size: 9 }] },
    asked: { count: 3, ...sources },
    gives: one,
    also: [
      NONE,
      {
        when: 'an older version, by paths alone',
        answer: { apFilePaths: ['tmp://1'] },
        gives: { kind: 'chosen', images: [{ path: 'tmp://1', bytes: 0 }] },
      },
      {
        when: 'the buyer closes the album',
        error: { error: 11, errorMessage: '用户取消操作' },
        gives: { kind: 'cancelled' },
      },
    ],
  },
  bank: {
    call: 'chooseImage',
    ask: () => bank.choose(3),
    good: { tempFilePaths: ['tmp://1'], tempFiles: [{ path: 'tmp://1', size: 9 }] },
    asked: { count: 3, sizeType: ['compressed'], ...sources },
    gives: one,
    also: [NONE],
  },
  h5: {
    ask: () => h5.choose(3),
    ends: [
      {
        when: 'the buyer closes the dialog',
        bring: () => void clicking((input) => input.dispatchEvent(new Event('cancel'))),
        gives: { kind: 'cancelled' },
      },
      {
        when: 'nothing is chosen',
        bring: () => void clicking((input) => input.dispatchEvent(new Event('change'))),
        gives: { kind: 'cancelled' },
      },
    ],
    leave: () => jest.restoreAllMocks(),
  },
})

const COMPRESSED = { compressed: { path: 'string' }, ...REFUSED } as const
const smaller = { kind: 'compressed', path: 'tmp://2' }
const EMPTY = { when: 'an answer without a path', answer: {}, gives: { kind: 'failed' } }

holdToContract('making a picture smaller', COMPRESSED, {
  weapp: {
    call: 'compressImage',
    ask: () => weapp.compress('tmp://1'),
    good: { tempFilePath: 'tmp://2' },
    asked: { src: 'tmp://1', quality: 50 },
    gives: smaller,
    also: [EMPTY],
  },
  alipay: {
    call: 'compressImage',
    ask: () => alipay.compress('tmp://1'),
    good: { apFilePaths: ['tmp://2'] },
    asked: { apFilePaths: ['tmp://1'], compressLevel: 2, maxWidth: 1080, maxHeight: 1960 },
    gives: smaller,
    also: [EMPTY],
  },
  bank: {
    call: 'compressImage',
    ask: () => bank.compress('tmp://1'),
    good: { tempFilePath: 'tmp://2' },
    asked: { src: 'tmp://1', quality: 50 },
    gives: smaller,
    also: [EMPTY],
  },
  h5: {
    ask: () => h5.compress('blob:1'),
    ends: [
      {
        when: 'what is no picture',
        bring: () =>
          page.window({
            Image: class {
              onerror = (): void => undefined
              set src(_path: string) {
                queueMicrotask(() => this.onerror())
              }
            },
          }),
        gives: { kind: 'failed' },
      },
    ],
    leave: () => page.restore(),
  },
})

test.each([
  ['too wide', { width: 3000, height: 1500 }, 1080],
  ['too high', { width: 1000, height: 3920 }, 500],
  ['small enough', { width: 750, height: 750 }, undefined],
  ['of unknown size', {}, undefined],
])('sets the compressed width of a picture that is %s', async (_, size, compressedWidth) => {
  const host = enterWeapp()
  host.answer('getImageInfo', size)
  await weapp.compress('tmp://1')
  expect(host.last('compressImage')?.compressedWidth).toBe(compressedWidth)
})

const saving = { call: 'saveImageToPhotosAlbum', asked: { filePath: 'tmp://1' }, gives: { kind: 'done' } }

holdToContract('saving a picture', DONE, {
  weapp: { ask: () => weapp.save('tmp://1'), ...saving },
  alipay: {
    call: 'saveImage',
    ask: () => alipay.save('tmp://1'),
    asked: { url: 'tmp://1', showActionSheet: false },
    gives: { kind: 'done' },
    also: [
      {
        when: 'the album is not allowed',
        error: { error: 15, errorMessage: '没有开启相册权限(ios only)' },
        gives: { kind: 'denied' },
      },
      {
        when: 'the album is full',
        error: { error: 16, errorMessage: '手机相册存储空间不足(ios only)' },
        gives: { kind: 'failed' },
      },
      {
        when: 'another fault',
        error: { error: 17, errorMessage: '保存图片过程中的其他错误' },
        gives: { kind: 'failed' },
      },
    ],
  },
  bank: { ask: () => bank.save('tmp://1'), ...saving },
  h5: {
    enter: () => page.window({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) }),
    ask: () => h5.save('https://pic.example/1.webp'),
    ends: [
      { when: 'no network', gives: { kind: 'failed' } },
      {
        when: 'a refused picture',
        bring: () => page.window({ fetch: () => Promise.resolve({ ok: false }) }),
        gives: { kind: 'failed' },
      },
    ],
    garble: (good, value) => page.window({ fetch: () => (good ? Promise.resolve(value) : Promise.reject(value)) }),
    leave: () => page.restore(),
  },
})

const shareFile = (share: () => Promise<unknown>, canShare = true) => {
  const answer = { ok: true, blob: () => Promise.resolve(new Blob(['x'], { type: 'image/jpeg' })) }
  page.window({ fetch: () => Promise.resolve(answer) })
  page.navigator({ share, canShare: () => canShare })
}
const named = (name: string) => Promise.reject(domError(name))

holdToContract('sharing a picture', DONE, {
  weapp: {
    call: 'showShareImageMenu',
    ask: () => weapp.share('tmp://1'),
    asked: { path: 'tmp://1' },
    gives: { kind: 'done' },
    also: [
      {
        when: 'the buyer closes the panel',
        error: { errMsg: 'showShareImageMenu:fail cancel' },
        gives: { kind: 'cancelled' },
      },
    ],
  },
  alipay: never(() => alipay.share('tmp://1')),
  bank: never(() => bank.share('tmp://1')),
  h5: {
    enter: () => shareFile(() => Promise.resolve()),
    ask: () => h5.share('blob:1'),
    ends: [
      { when: 'it is shared', gives: { kind: 'done' } },
      { when: 'the panel is closed', bring: () => shareFile(() => named('AbortError')), gives: { kind: 'cancelled' } },
      { when: 'no tap', bring: () => shareFile(() => named('NotAllowedError')), gives: { kind: 'denied' } },
      { when: 'another fault', bring: () => shareFile(() => named('DataError')), gives: { kind: 'failed' } },
      {
        when: 'the picture is gone',
        bring: () => page.window({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) }),
        gives: { kind: 'failed' },
      },
    ],
    leave: () => page.restore(),
  },
})

test('shares a picture if the host has a share panel', () => {
  enterWeapp()
  expect(weapp.canShare()).toBe(true)
  enterBank()
  expect(bank.canShare()).toBe(false)
  enterAlipay()
  expect(alipay.canShare()).toBe(false)
  shareFile(() => Promise.resolve())
  expect(h5.canShare()).toBe(true)
  shareFile(() => Promise.resolve(), false)
  expect(h5.canShare()).toBe(false)
  page.navigator({ canShare: undefined })
  expect(h5.canShare()).toBe(false)
  page.restore()
})

test.each([
  { host: 'weapp', images: weapp, enter: enterWeapp },
  { host: 'bank', images: bank, enter: enterBank },
])('loads an https picture on $host before saving it', async ({ images, enter }) => {
  const host = enter()
  expect(await images.save('https://pic.example/1.webp')).toEqual({ kind: 'done' })
  expect(host.last('saveImageToPhotosAlbum')).toEqual({ filePath: 'tmp://down' })
  host.answer('downloadFile', { statusCode: 404, tempFilePath: 'tmp://404' })
  expect(await images.save('https://pic.example/2.webp')).toEqual({ kind: 'failed' })
})

test('chooses a picture by the older call in an older WeChat', async () => {
  const host = enterWeapp()
  host.without('chooseMedia')
  host.answer('chooseImage', { tempFiles: [{ path: 'tmp://1', size: 9 }] })
  expect(await weapp.choose(1)).toEqual({ kind: 'chosen', images: [{ path: 'tmp://1', bytes: 9 }] })
})
