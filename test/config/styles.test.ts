import { resolve } from 'node:path'
import { readableClassName, shortClassName } from '../../config/styles'

const sheet = resolve(__dirname, '../../src/components/ui/badge/badge.module.scss')

test('creates short class names of five characters that start with a letter, deterministically', () => {
  const names = Array.from({ length: 500 }, (_, index) => shortClassName(`name-${index}`, sheet))
  for (const name of names) expect(name).toMatch(/^[a-z][\w-]{4}$/i)
  expect(shortClassName('badge', sheet)).toBe(shortClassName('badge', sheet))
  expect(shortClassName('badge', sheet)).not.toBe(shortClassName('badge', `${sheet}2`))
})

test('creates readable class names from the file name and the class', () => {
  expect(readableClassName('soon', sheet)).toBe('badge_soon')
})
