import { isPrivilegeCode } from '@/domain/privilege'

describe('a privilege code', () => {
  test.each([
    ['ab12', true],
    ['ＡＢ\u200e-12', true],
    ['ab-1', false],
    ['A'.repeat(32), true],
    ['A'.repeat(33), false],
    ['朋友2026', false],
    ["A1' OR 1", false],
    ['', false],
  ])('is valid if it consists of 4 to 32 letters and digits: %p, %p', (code, is) => {
    expect(isPrivilegeCode(code)).toBe(is)
  })
})
