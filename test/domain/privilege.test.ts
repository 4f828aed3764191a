import { cleanPrivilegeCode, isPrivilegeCode } from '@/domain/privilege'

describe('a privilege code', () => {
  test.each(['friends-2026', ' FRIENDS 2026 ', 'FRIENDS2026'])('%p is one and the same', (code) => {
    expect(cleanPrivilegeCode(code)).toBe('FRIENDS2026')
  })

  test.each([
    ['ab12', true],
    ['ab-1', false],
    ['A'.repeat(32), true],
    ['A'.repeat(33), false],
    ['朋友2026', false],
    ["A1' OR 1", false],
    ['', false],
  ])('%p has letters and digits only, 4 to 32 of them: %p', (code, is) => {
    expect(isPrivilegeCode(code)).toBe(is)
  })
})
