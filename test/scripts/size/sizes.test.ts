import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { size, sizesOf } from '../../../scripts/size/sizes'

const KB = 1024
let dist = ''

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'foyer-size-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

const write = (file: string, content: string | number): void => {
  const place = path.join(dist, file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, typeof content === 'number' ? 'x'.repeat(content) : content)
}

const APP = {
  subPackages: [
    { root: 'packages/order', pages: ['a/a'] },
    { root: 'packages/show/', name: 'show' },
  ],
  preloadRule: {
    'pages/home/home': { packages: ['show'] },
    'pages/mine/mine': { packages: ['packages/order', 'packages/show'] },
    'packages/order/a/a': { packages: ['packages/order', '__APP__'] },
  },
}

const mini = (target: string, sizes: Record<string, number> = {}, app: object = APP): void => {
  write(`${target}/app.json`, JSON.stringify(app))
  for (const [file, bytes] of Object.entries(sizes)) write(`${target}/${file}`, bytes)
}

const bytesOf = (name: string) => sizesOf(dist, 'weapp').lines.find((line) => line.name === name)?.bytes
const appJson = JSON.stringify(APP).length

test('counts a file toward the package of its folder, or else the main package', () => {
  mini('weapp', { 'app.js': 500, 'packages/order/a/a.js': 70, 'packages/show/x/x.wxss': 30, 'packages/other.js': 4 })
  expect(bytesOf('main')).toBe(appJson + 504)
  expect(bytesOf('packages/order')).toBe(70)
  expect(bytesOf('packages/show')).toBe(30)
  expect(bytesOf('all')).toBe(appJson + 604)
})

test('ignores files for the host’s tool', () => {
  mini('weapp', { 'app.js': 500, 'project.config.json': 9000, 'mini.project.json': 9000 })
  expect(bytesOf('all')).toBe(appJson + 500)
})

test('adds the packages that a page preloads, by root or name', () => {
  mini('weapp', { 'app.js': 500, 'packages/order/a/a.js': 70, 'packages/show/x/x.js': 30 })
  expect(bytesOf('preloaded by pages/home/home')).toBe(30)
  expect(bytesOf('preloaded by pages/mine/mine')).toBe(100)
  expect(bytesOf('preloaded by packages/order/a/a')).toBe(70 + 500 + appJson)
  expect(bytesOf('preloaded by the main package together')).toBe(100)
})

test('accepts Alipay’s lower-case key for packages', () => {
  mini('weapp', { 'packages/order/a/a.js': 70 }, { subpackages: APP.subPackages })
  expect(bytesOf('packages/order')).toBe(70)
})

test.each([
  ['app.js', 1.5 * 1024 * KB, 'main'],
  ['packages/order/a/a.js', 1024 * KB + 1, 'packages/order'],
])('reports that %s of %d bytes exceeds the budget of its package', (file, bytes, name) => {
  mini('weapp', { [file]: bytes })
  expect(sizesOf(dist, 'weapp').over.map((line) => line.name)).toEqual([name])
})

test('allows a larger total if each package is within its budget', () => {
  const roots = ['a', 'b', 'c'].map((root) => ({ root }))
  const preloadRule = { 'pages/home/home': { packages: ['a', 'b', 'c'] } }
  mini('weapp', { 'a/1': 1000 * KB, 'b/1': 1000 * KB, 'c/1': 100 * KB }, { subPackages: roots, preloadRule })
  expect(sizesOf(dist, 'weapp').over.map((line) => line.name)).toEqual([
    'preloaded by pages/home/home',
    'preloaded by the main package together',
  ])
})

test('measures web files after gzip: the page’s scripts together, other files individually', () => {
  write(
    'h5/index.html',
    '<script type="application/json" data-facts>{"routes":[],"scripts":["/js/app.1.js"],"desktop":[]}</script>',
  )
  write('h5/js/app.1.js', 300 * KB)
  write('h5/chunk/7.js', 3 * KB)
  write('h5/css/app.css', 2 * KB)
  write('h5/static/photo.webp', 2000 * KB)
  const { lines, over } = sizesOf(dist, 'h5')
  expect(lines.map(({ name, bytes }) => [name, bytes])).toEqual([
    ['entry: 1 scripts', 300 * KB],
    ['chunk/7.js', 3 * KB],
    ['css/app.css', 2 * KB],
  ])
  expect(lines[0].gzip).toBeLessThan(KB)
  expect(over).toEqual([])
})

test('reports incompressible bytes that exceed the budget of the web’s entry', () => {
  write('h5/index.html', '<script src="js/app.js"></script>')
  const random = Array.from({ length: 30_000 }, (_, n) => ((n * 2654435761) % 4294967296).toString(36)).join('')
  write('h5/js/app.js', random.repeat(1) + [...random].reverse().join(''))
  expect(sizesOf(dist, 'h5').lines[0].gzip).toBeGreaterThan(200 * KB)
  expect(sizesOf(dist, 'h5').over).toHaveLength(1)
})

test('reports missing builds, exits with 1, and prints JSON last', () => {
  mini('weapp', { 'app.js': 5 })
  const printed: string[] = []
  expect(size(['--dist', dist], (text) => void printed.push(text))).toBe(1)
  expect(printed).toContain('Not built: alipay. Make it with npm run build:alipay.')
  expect(JSON.parse(printed.at(-1) ?? '')).toMatchObject({ ok: false, missing: ['alipay', 'bank', 'h5'] })
  expect(size(['--dist', dist, '--only', 'weapp'], () => undefined)).toBe(0)
})

test('reports an exceeded budget and exits with 1', () => {
  mini('weapp', { 'packages/order/a/a.js': 1100 * KB })
  const printed: string[] = []
  expect(size(['--dist', dist, '--only', 'weapp'], (text) => void printed.push(text))).toBe(1)
  expect(printed).toContain('Over its budget: weapp, packages/order')
})

test('prints a column for each mini program as Markdown', () => {
  mini('weapp', { 'app.js': 3 * KB })
  mini('bank', { 'app.js': 5 * KB })
  const printed: string[] = []
  size(['--dist', dist, '--markdown'], (text) => void printed.push(text))
  expect(printed[0].split('\n')[0]).toBe('| KB | weapp | bank | budget |')
  expect(printed[0].split('\n')[2]).toBe('| main | 3.3 | 5.3 | 1536.0 |')
})

test('rejects an unknown target', () => {
  expect(() => sizesOf(dist, 'tvos')).toThrow('Invalid target "tvos"')
})
