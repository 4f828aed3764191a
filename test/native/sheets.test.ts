import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../../dist/weapp')

const sheet = (name: string): string => readFileSync(path.join(root, name), 'utf8')

test('the shell’s rules come behind those of the components that it is made of', () => {
  const imports = [...sheet('app.wxss').matchAll(/@import "([^"]+)"/g)].map(([, file]) => file)
  expect(imports).toContain('./common.wxss')
  expect(imports.at(-1)).toBe('./app-origin.wxss')
})

test('the reset selects tags, not classes, which would win over a component’s own rules', () => {
  expect(sheet('app-origin.wxss')).toMatch(/[},]button[,{]/)
  for (const name of ['app-origin.wxss', 'common.wxss']) expect(sheet(name)).not.toMatch(/\.h5-[a-z]+/)
})
