import { codeComment, codeNamed, registerCodes } from '../../../scripts/gateway/core/codes'
import { texts } from '../../../scripts/gateway/core/core-texts'
import { gatherModules } from '../../../scripts/gateway/core/gather'
import { EXPRESS_CODES } from '@/domain/business-codes/express'
import { REBOOK_CODES } from '@/domain/business-codes/rebook'

describe('business codes', () => {
  beforeAll(() => void gatherModules())

  it('have one number a name, and one name a number', () => {
    const { rebookNever } = REBOOK_CODES
    expect(() => registerCodes({ rebookNever: 1 }, texts)).toThrow(`the code rebookNever is both ${rebookNever} and 1`)
    expect(() => registerCodes({ ours: rebookNever }, texts)).toThrow(
      `the code ${rebookNever} is both rebookNever and ours`,
    )
    // The same once more, as when modules are gathered twice, is none of these.
    expect(() => registerCodes({ success: 200 }, texts)).not.toThrow()
  })

  it('are found by their number with their own text', () => {
    expect(codeNamed(EXPRESS_CODES.parcelLeft)).toBe('parcelLeft')
    expect(codeNamed(REBOOK_CODES.rebookTooLate)).toBe('rebookTooLate')
    expect(codeComment('en-US', 'parcelLeft')).not.toBe(codeComment('en-US', 'rebookTooLate'))
  })
})
