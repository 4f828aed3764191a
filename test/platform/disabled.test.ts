import { disabled as mini } from '@/platform/disabled/index'
import { disabled as web } from '@/platform/disabled/index.h5'

describe.each([
  { host: 'h5', disabled: web, off: { disabled: true }, on: {} },
  { host: 'weapp', disabled: mini, off: { disabled: false, ariaDisabled: 'true' }, on: { disabled: false } },
  { host: 'alipay', disabled: mini, off: { disabled: false, ariaDisabled: 'true' }, on: { disabled: false } },
  { host: 'bank', disabled: mini, off: { disabled: false, ariaDisabled: 'true' }, on: { disabled: false } },
])('the attributes of a disabled button in $host', ({ disabled, off, on }) => {
  it('always include the ARIA state, and the native attribute if the host adds no styles', () => {
    expect(disabled(true)).toEqual(off)
  })

  it('describe an enabled button if disabled is false', () => {
    expect(disabled(false)).toEqual(on)
  })
})
