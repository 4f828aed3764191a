import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as absent from '../../config/h5/absent'
import * as routerStyle from '../../config/h5/router-style'
import { elementsFor } from '../../config/h5/elements'

const root = path.resolve(__dirname, '../..')

describe('what an import means in the web build', () => {
  it('our sources get our elements', () => {
    expect(elementsFor('@tarojs/components', path.join(root, 'src/pages/home/home.tsx'))).toBe(
      path.join(root, 'src/platform/elements/index.ts'),
    )
  })
  it('other packages get their own import', () => {
    expect(elementsFor('@tarojs/components', path.join(root, 'node_modules/other/index.js'))).toBeUndefined()
    expect(elementsFor('react', path.join(root, 'src/app.tsx'))).toBeUndefined()
  })
  it('the router writes no sheet into the document, and finds every name that it asks for', () => {
    const folder = path.join(root, 'node_modules/@tarojs/router/dist')
    const issuers = [
      ['../style.js', path.join(folder, 'router/page.js')],
      ['./style.js', path.join(folder, 'navigationBar.js')],
    ]
    const found = issuers.map(([request, issuer]) => elementsFor(request, issuer))
    expect(found).toEqual(issuers.map(() => path.join(root, 'config/h5/router-style.js')))
    for (const [request, issuer] of issuers) expect(readFileSync(issuer, 'utf8')).toContain(`from '${request}'`)
    const exported = /export \{ ([^}]*) \}/.exec(readFileSync(path.join(folder, 'style.js'), 'utf8'))?.[1].split(', ')
    expect(Object.keys(routerStyle)).toEqual(expect.arrayContaining(exported ?? ['none']))
    expect(elementsFor('./style.js', path.join(root, 'node_modules/other/index.js'))).toBeUndefined()
  })
  it("Taro's own request has no chains of interceptors", () => {
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
  it("the router's tab bar element is not shipped", () => {
    expect(
      elementsFor('@tarojs/components/dist/components', path.join(root, 'node_modules/@tarojs/router/dist/tabbar.js')),
    ).toMatch(/absent\.js$/)
  })
})
