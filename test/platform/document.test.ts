/** @jest-environment jsdom */
import { openDocument as alipay, openDocument as bank } from '@/platform/document/index'
import { openDocument as h5 } from '@/platform/document/index.h5'
import { openDocument as weapp } from '@/platform/document/index.weapp'
import { enterAlipay } from '../hosts/fakes/alipay'
import { enterBank } from '../hosts/fakes/bank'
import { enterWeapp } from '../hosts/fakes/weapp'
import { holdToContract, REFUSED } from './support/contract'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)

const FILE = { address: '/documents/invoices/once', fileName: 'invoice-26.pdf' }

const clicked: string[] = []
const loaded: string[] = []
let load: () => Promise<unknown>
const enterBrowser = (): void => {
  clicked.length = loaded.length = 0
  load = () => Promise.resolve({ ok: true, blob: () => Promise.resolve(new Blob(['%PDF'])) })
  globalThis.fetch = ((url: string) => {
    loaded.push(url)
    return load()
  }) as unknown as typeof fetch
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.download)
  })
}

holdToContract(
  'opening a document',
  { opened: {}, saved: {}, ...REFUSED },
  {
    weapp: {
      call: 'openDocument',
      ask: () => weapp(FILE),
      asked: { filePath: 'tmp://down', fileType: 'pdf', showMenu: true },
      gives: { kind: 'opened' },
    },
    alipay: {
      call: 'openDocument',
      ask: () => alipay(FILE),
      asked: { filePath: 'https://resource/down.file', fileType: 'pdf' },
      gives: { kind: 'opened' },
    },
    bank: {
      call: 'openDocument',
      ask: () => bank(FILE),
      asked: { filePath: 'tmp://down', fileType: 'pdf' },
      gives: { kind: 'opened' },
    },
    h5: {
      enter: enterBrowser,
      ask: () => h5(FILE),
      ends: [
        {
          when: 'it is downloaded',
          gives: { kind: 'saved' },
          check: () => expect([loaded, clicked]).toEqual([[FILE.address], ['invoice-26.pdf']]),
        },
        {
          when: 'the link was used before',
          bring: () => (load = () => Promise.resolve({ ok: false, status: 404 })),
          gives: { kind: 'failed' },
          check: () => expect(clicked).toEqual([]),
        },
        {
          when: 'there is no network',
          bring: () => (load = () => Promise.reject(new TypeError('Failed to fetch'))),
          gives: { kind: 'failed' },
        },
      ],
    },
  },
)

test.each([
  { host: 'weapp', open: weapp, enter: enterWeapp },
  { host: 'alipay', open: alipay, enter: enterAlipay },
  { host: 'bank', open: bank, enter: enterBank },
])('opens no document on $host that was not downloaded', async ({ open, enter }) => {
  const host = enter()
  host.answer('downloadFile', { statusCode: 404, tempFilePath: 'tmp://404' })
  expect(await open(FILE)).toEqual({ kind: 'failed' })
  host.answer('downloadFile', { statusCode: 200 })
  expect(await open(FILE)).toEqual({ kind: 'failed' })
  expect(host.last('openDocument')).toBeUndefined()
  // An address on another origin must not cause a request.
  expect(await open({ ...FILE, address: 'http://else.example/a.pdf' })).toEqual({ kind: 'failed' })
})
