/** @jest-environment jsdom */
import { saveText as bank, saveText as alipay } from '@/platform/text-file/index'
import { saveText as h5 } from '@/platform/text-file/index.h5'
import { saveText as weapp } from '@/platform/text-file/index.weapp'
import { enterWeapp } from '../hosts/fakes/weapp'
import { holdToContract, never, REFUSED } from './support/contract'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)

const clicked: string[] = []
const enterBrowser = (): void => {
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.download)
  })
}

holdToContract(
  'keeping a text as a file',
  { saved: {}, shared: {}, ...REFUSED },
  {
    weapp: {
      call: 'shareFileMessage',
      ask: () => weapp('my.json', '{}'),
      asked: { filePath: 'wxfile://usr/my.json', fileName: 'my.json' },
      gives: { kind: 'shared' },
    },
    alipay: never(() => alipay('my.json', '{}')),
    bank: never(() => bank('my.json', '{}')),
    h5: {
      enter: enterBrowser,
      ask: () => h5('my.json', '{}'),
      ends: [{ when: 'it is downloaded', gives: { kind: 'saved' }, check: () => expect(clicked).toContain('my.json') }],
    },
  },
)

test('reports a failure if the folder is not writable', async () => {
  const host = enterWeapp()
  host.api.getFileSystemManager = () => ({ writeFile: ({ fail }: { fail: () => void }) => fail() })
  expect(await weapp('my.json', '{}')).toEqual({ kind: 'failed' })
})
