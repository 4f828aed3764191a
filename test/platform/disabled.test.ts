import type { Disabled } from '@/platform/disabled/contract'
import { disabled as mini } from '@/platform/disabled/index'
import { disabled as web } from '@/platform/disabled/index.h5'

describe.each<[string, Disabled, object]>([
  ['h5', web, { disabled: true }],
  ['weapp', mini, { ariaDisabled: true }],
  ['alipay', mini, { ariaDisabled: true }],
  ['bank', mini, { ariaDisabled: true }],
])('a button that cannot be used, in %s', (_host, disabled, off) => {
  it('is off by the host’s own means where they leave its look alone, and is told to readers', () => {
    expect(disabled(true)).toEqual(off)
  })

  it('is an ordinary one otherwise', () => {
    expect(disabled(false)).toEqual({})
  })
})
