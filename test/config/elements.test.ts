import path from 'node:path'
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
  it("the router's tab bar element is not shipped", () => {
    expect(
      elementsFor('@tarojs/components/dist/components', path.join(root, 'node_modules/@tarojs/router/dist/tabbar.js')),
    ).toMatch(/absent\.js$/)
  })
})
