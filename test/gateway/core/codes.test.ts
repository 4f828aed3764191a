import { readFileSync, readdirSync } from 'node:fs'
import { BUSINESS_CODES } from '../../../scripts/gateway/core/business-codes'
import { codeComment, codeNamed } from '../../../scripts/gateway/core/codes'
import { gatherModules } from '../../../scripts/gateway/core/gather'
import { EXPRESS_CODES } from '@/domain/business-codes/express'
import { REBOOK_CODES } from '@/domain/business-codes/rebook'

describe('business codes', () => {
  beforeAll(() => void gatherModules())

  it('have unique names and numbers', () => {
    const files = readdirSync('src/domain/business-codes').filter((file) => file !== 'text-codes.ts')
    const sources = files.map((file) => readFileSync(`src/domain/business-codes/${file}`, 'utf8')).join('')
    const codes = Object.values(BUSINESS_CODES)
    expect(sources.match(/^ {2}\w+: \d+/gm)).toHaveLength(codes.length)
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('have one default message each, except the codes for success', () => {
    const bare = Object.entries(BUSINESS_CODES).filter(([name, code]) => codeNamed(code) !== name)
    expect(bare.map(([name]) => name)).toEqual(['success', 'alsoSuccess'])
  })

  it('have a name for each number and a separate message for each name', () => {
    expect(codeNamed(EXPRESS_CODES.parcelLeft)).toBe('parcelLeft')
    expect(codeNamed(REBOOK_CODES.rebookTooLate)).toBe('rebookTooLate')
    expect(codeComment('en-US', 'parcelLeft')).not.toBe(codeComment('en-US', 'rebookTooLate'))
  })
})
