import { disabled as mini } from '@/platform/disabled/index'
import { disabled as web } from '@/platform/disabled/index.h5'

describe.each([
  { host: 'h5', disabled: web, off: { disabled: true }, on: {} },
  { host: 'weapp', disabled: mini, off: { disabled: false, ariaDisabled: 'true' }, on: { disabled: false } },
  { host: 'alipay', disabled: mini, off: { disabled: false, ariaDisabled: 'true' }, on: { disabled: false } },
  { host: 'bank', disabled: mini, off: { disabled: false, ariaDisabled: 'true' }, on: { disabled: false } },
])('a button that cannot be used, in $host', ({ disabled, off, on }) => {
  it('is disabled natively where that has no styles, and by aria', () => {
    expect(disabled(true)).toEqual(off)
  })

  it('is enabled otherwise', () => {
    expect(disabled(false)).toEqual(on)
  })
})
