import path from 'node:path'
import * as simulate from 'miniprogram-simulate'
import { builtPages, copyBuild, dropCopy } from './support/compiled'
import { nodeMaker } from './support/nodes'

const root = copyBuild()
const { node, text } = nodeMaker(root)
afterAll(() => dropCopy(root))

/**
 * Returns a node that is nested so deeply that its page needs the recursive component. Each page must declare this
 * component itself.
 */
const deep = (inside: string) => {
  let nested = node('view', {}, [text(inside)])
  for (let depth = 0; depth < 20; depth += 1) nested = node('view', {}, [nested])
  return nested
}

test.each(builtPages())('finds the templates and the recursive component from the folder of %s', (page) => {
  let id = ''
  // `isolateModules` makes the script of the recursive component run again for each page.
  jest.isolateModules(() => {
    id = simulate.load(path.join(root, page), 'page', { rootPath: root })
  })
  const drawn = simulate.render(id)
  drawn.attach(document.createElement('div'))
  drawn.setData({ root: { cn: [deep(page)] } })
  expect(drawn.dom.textContent).toBe(page)
  drawn.detach()
})
