import { observer } from 'mobx-react'
import { type Layout, type LayoutPage, layouts } from '@/api/layout'
import type { SharedResource } from '../screen/shared-resource'
import { type ModelDeps, useModel } from '../screen/use-model'
import { LayoutView } from './layout-view'

/** Milliseconds. */
const STALE_TIME = 60_000

class PageLayoutModel {
  readonly layout: SharedResource<Layout>

  constructor({ screen, stores }: Pick<ModelDeps, 'screen' | 'stores'>, page: LayoutPage) {
    const params = () => ({ page, cityId: stores.city.cityId })
    this.layout = screen.query(layouts, params, { staleTime: STALE_TIME, options: { silent: true } })
  }
}

/** Draws the merchant's components below a screen's own content; nothing while they load, and after a failure. */
export const PageLayout = observer(({ page }: { page: LayoutPage }) => {
  const { layout } = useModel((deps) => new PageLayoutModel(deps, page))
  return layout.value && layout.value.components.length > 0 ? <LayoutView layout={layout.value} /> : null
})
