import { isWidelyUsed } from '../../config/shared-code'

const pagesOf = (count: number): string[] => Array.from({ length: count }, (_, at) => `packages/p${at}/page/page`)

test('code that eight packages use goes into the main package', () => {
  expect(isWidelyUsed(pagesOf(8))).toBe(true)
  expect(isWidelyUsed(pagesOf(7))).toBe(false)
})

test('several pages of one package count as one package', () => {
  expect(isWidelyUsed([...pagesOf(7), 'packages/p0/other/other'])).toBe(false)
})

test('code that the main package uses is already there', () => {
  expect(isWidelyUsed([...pagesOf(8), 'pages/home/home'])).toBe(false)
})
