import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../../dist/weapp')

const sheet = (name: string): string => readFileSync(path.join(root, name), 'utf8')

test('puts the shell’s rules after the rules of its components', () => {
  const imports = [...sheet('app.wxss').matchAll(/@import "([^"]+)"/g)].map(([, file]) => file)
  expect(imports).toContain('./common.wxss')
  expect(imports.at(-1)).toBe('./app-origin.wxss')
})

test('resets tags only, because resets of classes would override a component’s own rules', () => {
  expect(sheet('vendors.wxss')).toMatch(/[},]button[,{]/)
  for (const name of ['vendors.wxss', 'app-origin.wxss', 'common.wxss']) expect(sheet(name)).not.toMatch(/\.h5-[a-z]+/)
})

test('puts the global sheet first, so that its resets do not override components', () => {
  const [first = ''] = [...sheet('app.wxss').matchAll(/@import "([^"]+)"/g)].map(([, file]) => file ?? '')
  expect(sheet(first)).toMatch(/[},]button[,{]/)
  for (const name of ['app-origin.wxss', 'common.wxss']) expect(sheet(name)).not.toMatch(/[},]button[,{]/)
})

test('removes the border that WeChat draws around a button', () => {
  const [, rules = ''] = /button::?after\{([^}]*)\}/.exec(sheet('vendors.wxss')) ?? []
  for (const property of ['top', 'left', 'width', 'height', 'border', 'border-radius', 'transform', 'content'])
    expect(rules.split(';').map((rule) => rule.split(':')[0])).toContain(property)
})
