import { resolve } from 'node:path'
import { readableClassName, shortClassName } from '../../config/styles'

const sheet = resolve(__dirname, '../../src/components/ui/badge/badge.module.scss')

test('a short class name has five characters, starts with a letter and is deterministic', () => {
  const names = Array.from({ length: 500 }, (_, index) => shortClassName(`name-${index}`, sheet))
  for (const name of names) expect(name).toMatch(/^[a-z][\w-]{4}$/i)
  expect(shortClassName('badge', sheet)).toBe(shortClassName('badge', sheet))
  expect(shortClassName('badge', sheet)).not.toBe(shortClassName('badge', `${sheet}2`))
})

test('a readable class name contains its sheet and itself', () => {
  expect(readableClassName('soon', sheet)).toBe('badge_soon')
})
