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

export interface PageLayoutProps {
  page: LayoutPage
  /** True for a page that also shows the popups about the membership. */
  popups?: boolean
}

/** Draws the merchant's components below a screen's own content; nothing while they load, and after a failure. */
export const PageLayout = observer(({ page, popups = false }: PageLayoutProps) => {
  const { layout } = useModel((deps) => new PageLayoutModel(deps, page))
  const { value } = layout
  return value && (popups || value.components.length > 0) ? <LayoutView layout={value} popups={popups} /> : null
})
