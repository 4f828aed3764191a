import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as absent from '../../config/h5/absent'
import * as pageTitles from '../../config/h5/page-titles'
import * as routerStyle from '../../config/h5/router-style'
import { elementsFor } from '../../config/h5/elements'

jest.mock('@tarojs/runtime', () => ({}))

const root = path.resolve(__dirname, '../..')

describe('an import in the web build', () => {
  it('resolves in the storefront’s sources to the storefront’s components', () => {
    expect(elementsFor('@tarojs/components', path.join(root, 'src/pages/home/home.tsx'))).toBe(
      path.join(root, 'src/platform/elements/index.ts'),
    )
  })
  it('remains unchanged in third-party packages', () => {
    expect(elementsFor('@tarojs/components', path.join(root, 'node_modules/other/index.js'))).toBeUndefined()
    expect(elementsFor('react', path.join(root, 'src/app.tsx'))).toBeUndefined()
  })
  it.each([
    ['sheet', '../style.js', 'router/page.js', 'router-style.js', routerStyle],
    ['bar', './navigation-bar.js', 'router/page.js', 'page-titles.js', pageTitles],
    ['bar', './navigationBar.js', 'index.js', 'absent.js', absent],
  ])('replaces the router’s %s, imported as %s, by our file', (_, request, file, ours, exported) => {
    const issuer = path.join(root, 'node_modules/@tarojs/router/dist', file)
    expect(elementsFor(request, issuer)).toBe(path.join(root, 'config/h5', ours))
    const source = readFileSync(issuer, 'utf8')
    const imported = source.split('\n').find((line) => line.endsWith(` from '${request}';`))
    const names = /\{ (.*) \}/.exec(imported ?? '')?.[1].split(', ') ?? ['default']
    expect(imported).toBeDefined()
    expect(Object.keys(exported)).toEqual(expect.arrayContaining(names))
    expect(elementsFor(request, path.join(root, 'node_modules/other/index.js'))).toBeUndefined()
  })
  it('excludes the interceptor chain from Taro’s request', () => {
    const folder = path.join(root, 'node_modules/@tarojs/api/dist')
    const entry = elementsFor('@tarojs/api', path.join(root, 'node_modules/@tarojs/taro-h5/dist/api/taro.js'))
    expect(entry).toBe('@tarojs/api/dist/index.js')
    const source = readFileSync(path.join(folder, 'index.js'), 'utf8')
    const asked = [...source.matchAll(/from '(\.\/(?:interceptor\/[^']+|tools\.js))'/g)].map(([, request]) => request)
    expect(asked).toHaveLength(3)
    for (const request of asked) expect(elementsFor(request, path.join(folder, 'index.js'))).toMatch(/absent\.js$/)
    const names = [...source.matchAll(/import \{ (.+) \} from '\.\/tools\.js'/g)].flatMap(([, list]) =>
      list.split(', '),
    )
    expect(Object.keys(absent)).toEqual(expect.arrayContaining([...names, 'interceptorify', 'default']))
    expect(elementsFor('./interceptor/index.js', path.join(root, 'src/app.tsx'))).toBeUndefined()
  })
  it('excludes the router’s tab bar element', () => {
    expect(
      elementsFor('@tarojs/components/dist/components', path.join(root, 'node_modules/@tarojs/router/dist/tabbar.js')),
    ).toMatch(/absent\.js$/)
  })
})
