/** @jest-environment jsdom */
import { clipboard as alipay } from '@/platform/clipboard/index.alipay'
import { clipboard as bank, clipboard as weapp } from '@/platform/clipboard/index'
import { clipboard as h5 } from '@/platform/clipboard/index.h5'
import { domError, enterWeb } from '../hosts/fakes/h5'
import { DONE, holdToContract, REFUSED } from './support/contract'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)

const pasted = { kind: 'pasted', text: 'T-1' }
const web = enterWeb()

holdToContract('copying', DONE, {
  weapp: { call: 'setClipboardData', ask: () => weapp.copy('T-1'), asked: { data: 'T-1' }, gives: { kind: 'done' } },
  alipay: { call: 'setClipboard', ask: () => alipay.copy('T-1'), asked: { text: 'T-1' }, gives: { kind: 'done' } },
  bank: { call: 'setClipboardData', ask: () => bank.copy('T-1'), asked: { data: 'T-1' }, gives: { kind: 'done' } },
  h5: {
    enter: () => web.navigator({ clipboard: { writeText: () => Promise.resolve() } }),
    ask: () => h5.copy('T-1'),
    ends: [
      { when: 'the browser takes it', gives: { kind: 'done' } },
      {
        when: 'neither clipboard nor selection works',
        bring: () => web.navigator({ clipboard: { writeText: () => Promise.reject(domError('NotAllowedError')) } }),
        gives: { kind: 'unsupported' },
      },
    ],
    garble: (good, value) =>
      web.navigator({ clipboard: { writeText: () => (good ? Promise.resolve(value) : Promise.reject(value)) } }),
    leave: () => web.restore(),
  },
})

holdToContract(
  'pasting',
  { pasted: { text: 'string' }, ...REFUSED },
  {
    weapp: { call: 'getClipboardData', ask: () => weapp.paste(), good: { data: 'T-1' }, asked: {}, gives: pasted },
    alipay: { call: 'getClipboard', ask: () => alipay.paste(), good: { text: 'T-1' }, asked: {}, gives: pasted },
    bank: { call: 'getClipboardData', ask: () => bank.paste(), good: { data: 'T-1' }, asked: {}, gives: pasted },
    h5: {
      enter: () => web.navigator({ clipboard: { readText: () => Promise.resolve('T-1') } }),
      ask: () => h5.paste(),
      ends: [
        { when: 'the browser gives it', gives: pasted },
        {
          when: 'a refused reading',
          bring: () => web.navigator({ clipboard: { readText: () => Promise.reject(domError('NotAllowedError')) } }),
          gives: { kind: 'denied' },
        },
        {
          when: 'a browser without',
          bring: () => web.navigator({ clipboard: undefined }),
          gives: { kind: 'unsupported' },
        },
      ],
      leave: () => web.restore(),
    },
  },
)

describe('the clipboard of a browser', () => {
  const web = enterWeb()
  afterEach(() => {
    web.restore()
    Object.assign(document, { execCommand: undefined })
  })

  test('writes and reads a text', async () => {
    const writeText = jest.fn(() => Promise.resolve())
    web.navigator({ clipboard: { writeText, readText: () => Promise.resolve('T-2') } })
    expect(await h5.copy('T-1')).toEqual({ kind: 'done' })
    expect(writeText).toHaveBeenCalledWith('T-1')
    expect(await h5.paste()).toEqual({ kind: 'pasted', text: 'T-2' })
  })
  test('copies by selection if there is no clipboard object', async () => {
    let selected: string | undefined
    Object.assign(document, {
      execCommand: () => {
        selected = (document.activeElement as HTMLTextAreaElement).value ?? document.querySelector('textarea')?.value
        return true
      },
    })
    expect(await h5.copy('T-1')).toEqual({ kind: 'done' })
    expect(selected).toBe('T-1')
    expect(document.querySelector('textarea')).toBeNull()
  })
  test('copies nothing if neither a clipboard nor a selection is available', async () => {
    expect(await h5.copy('T-1')).toEqual({ kind: 'unsupported' })
  })
})
