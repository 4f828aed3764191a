/** @jest-environment jsdom */
import { upload as alipay } from '@/platform/upload/index.alipay'
import { upload as bank, upload as weapp } from '@/platform/upload/index'
import type { UploadRequest } from '@/platform/upload/contract'
import { upload as h5 } from '@/platform/upload/index.h5'
import { isUploadAddress } from '@/domain/upload/upload-address'
import { enterAlipay } from '../hosts/fakes/alipay'
import type { NativeHost } from '../hosts/fakes/native-host'
import { enterWeapp } from '../hosts/fakes/weapp'
import { holdToContract, type NativeAct } from './support/contract'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)
jest.mock('@/platform/settings', () => ({ GATEWAY: 'http://127.0.0.1:4173', UPLOAD_HOSTS: ['files.example'] }))

const request: UploadRequest = {
  address: 'https://bucket.files.example/',
  path: 'tmp://1',
  fields: { key: 'k', policy: 'p' },
  headers: { 'x-a': '1' },
  onProgress: () => undefined,
}

const SHAPES = {
  answered: { status: 'number', body: 'string' },
  timeout: {},
  aborted: {},
  foreign: {},
  failed: {},
  unsupported: {},
} as const

const ours = { url: request.address, filePath: 'tmp://1', formData: request.fields, header: request.headers }
const good = { statusCode: 200, data: '{"key":"k"}' }
const gives = { kind: 'answered', status: 200, body: '{"key":"k"}' }
const uploading: Omit<NativeAct, 'ask'> = {
  ...{ call: 'uploadFile', good, gives, asked: { ...ours, name: 'file', timeout: 60_000 } },
  refusedAs: () => ({ kind: 'failed' }),
  without: { kind: 'unsupported' },
}
const orTimeout: NativeAct['refusedAs'] = (kind) => ({
  kind: kind === 'failed' ? (expect.stringMatching(/failed|timeout/) as never) : 'failed',
})

/** A fake of the browser's request. The test sets its outcome. */
class FakeRequest {
  static last: FakeRequest
  static end: (request: FakeRequest) => void = () => undefined
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  ontimeout?: () => void
  onabort?: () => void
  status = 200
  responseText = '{"key":"k"}'
  timeout = 0
  sent: FormData | null = null
  constructor() {
    FakeRequest.last = this
  }
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {
    this.onabort?.()
  }
  send(form: FormData): void {
    this.sent = form
    queueMicrotask(() => FakeRequest.end(this))
  }
}

const enterBrowser = (): void => {
  Object.assign(window, { XMLHttpRequest: FakeRequest })
  window.fetch = jest.fn(() =>
    Promise.resolve({ blob: () => Promise.resolve(new Blob(['x'], { type: 'image/jpeg' })) }),
  ) as never
}
const ending = (when: string, end: (request: FakeRequest) => void, then: { kind: string }) => ({
  when,
  bring: () => void (FakeRequest.end = end),
  gives: then,
})

holdToContract('uploading a file', SHAPES, {
  weapp: {
    ...{ ...uploading, ask: () => weapp(request), refusedAs: orTimeout },
    also: [{ when: 'the host gives up', error: { errMsg: 'uploadFile:fail timeout' }, gives: { kind: 'timeout' } }],
  },
  alipay: { ...uploading, ask: () => alipay(request), asked: { ...ours, fileName: 'file', fileType: 'image' } },
  bank: { ...uploading, ask: () => bank(request), refusedAs: orTimeout },
  h5: {
    enter: enterBrowser,
    ask: () => h5(request),
    ends: [
      ending('the store answers', (sent) => sent.onload?.(), gives),
      ending('the connection is cut', (sent) => sent.onerror?.(), { kind: 'failed' }),
      ending('nothing comes', (sent) => sent.ontimeout?.(), { kind: 'timeout' }),
    ],
  },
})

describe('an upload on a host', () => {
  const abortable = () => {
    const listeners: (() => void)[] = []
    const signal = {
      aborted: false,
      addEventListener: (_type: string, listener: () => void) => void listeners.push(listener),
      removeEventListener: () => undefined,
    }
    return { signal: signal as UploadRequest['signal'], abort: () => listeners.forEach((listener) => listener()) }
  }

  test('ends after a minute if the host does not answer', async () => {
    jest.useFakeTimers()
    const host = enterWeapp()
    host.answer('uploadFile', { never: true })
    const answer = weapp(request)
    jest.advanceTimersByTime(60_000)
    expect(await answer).toEqual({ kind: 'timeout' })
    jest.useRealTimers()
  })

  test.each<[string, () => NativeHost, typeof weapp]>([
    ['wx', enterWeapp, weapp],
    ['my', enterAlipay, alipay],
  ])('can be aborted through the host object %s', async (_name, enter, upload) => {
    const host = enter()
    host.answer('uploadFile', { never: true })
    const { signal, abort } = abortable()
    const answer = upload({ ...request, signal })
    abort()
    expect(await answer).toEqual({ kind: 'aborted' })
  })

  test('can be aborted in a browser, reports progress, and sends the file last', async () => {
    enterBrowser()
    const { signal, abort } = abortable()
    const shares: number[] = []
    FakeRequest.end = (sent) => {
      sent.upload.onprogress?.({ loaded: 1, total: 4 })
      abort()
    }
    expect(await h5({ ...request, signal, onProgress: (share) => shares.push(share) })).toEqual({ kind: 'aborted' })
    expect(shares).toEqual([0.25])
    expect([...(FakeRequest.last.sent?.keys() ?? [])]).toEqual(['key', 'policy', 'file'])
  })

  test.each([weapp, alipay, h5])('does not call the host for a foreign address', async (upload) => {
    const host = enterWeapp()
    expect(await upload({ ...request, address: 'https://evil.example/' })).toEqual({ kind: 'foreign' })
    expect(host.calls).toEqual([])
  })
})

describe('the address of an upload', () => {
  const mayGo = (address: string) =>
    isUploadAddress(address, ['http://127.0.0.1:4173', 'https://own.example'], ['files.example'])

  test.each([
    'https://files.example',
    'https://bucket.files.example/',
    'HTTPS://Bucket.Files.Example/a/b',
    'http://127.0.0.1:4173/sandbox/object-store/aliyun',
    'https://own.example/upload',
  ])('may be %s', (address) => expect(mayGo(address)).toBe(true))

  test.each([
    'http://files.example/',
    'https://files.example:8443/',
    'https://files.example@evil.example/',
    'https://evil.example\\@files.example/',
    'https://evilfiles.example/',
    'https://files.example.evil.example/',
    'https://files.example\n.evil.example/',
    'https://own.example:444/',
    'https://own.example/../../x',
    'http://127.0.0.1:4174/',
    '//files.example/',
    '/sandbox',
    'javascript:alert(1)//files.example/',
    'blob:https://own.example/1',
    '',
  ])('may not be %j', (address) => expect(mayGo(address)).toBe(false))
})
