import { View } from '@tarojs/components'
import { type ComponentType, Suspense, useEffect } from 'react'
import type { Layout, LayoutComponent } from '@/api/layout'
import type { LayoutKind } from './part'
import { useServices } from '../services'
import { ComponentKindContext } from '../link/component-kind'
import { useDeferredMount } from '../ui/use-deferred-mount'
import { parts } from './parts'
import styles from './layout-view.module.scss'
import { useProgressiveRender } from './use-progressive-render'
import { LateWindows } from './windows/late-windows'
import { isWindow } from './windows/is-window'

export interface LayoutViewProps {
  layout: Layout
  /** Kinds of components to omit, for example because the screen draws them itself. */
  without?: readonly LayoutKind[]
  /** Id of the show that the page belongs to; '' otherwise. */
  showId?: string
  /** True for a page that also shows the popups about the membership (decision 82). */
  popups?: boolean
}

/** Number of components that fill a phone's first screen, for a page without shows. */
const FIRST_SCREEN = 4

const NONE: readonly string[] = []

/** Returns the number of components that are painted at once: up to the first shows. */
const firstParts = (drawn: readonly LayoutComponent[]): number => {
  const shows = drawn.findIndex((component) => 'shows' in component && component.shows.length > 0)
  return shows < 0 ? FIRST_SCREEN : shows + 1
}

/**
 * Unknown kinds that were logged. Each is logged once, because a merchant's pages contain the same kinds on every
 * visit.
 */
const logged = new Set<string>()

type AnyPart = ComponentType<{ component: LayoutComponent; layoutId: string }> | undefined

/**
 * Draws a page by the merchant's configuration: home, topics, the part below a paid order. Unknown kinds are skipped.
 */
export function LayoutView({ layout, without = [], showId = '', popups = false }: LayoutViewProps) {
  const { unknown = NONE } = layout
  const drawn = layout.components.filter(({ type }) => parts[type] && !without.includes(type))
  const { log } = useServices()
  useEffect(() => {
    for (const kind of unknown.filter((each) => !logged.has(each))) {
      logged.add(kind)
      log('unknown layout component', { kind })
    }
  }, [unknown, log])
  const count = useProgressiveRender(drawn.length, firstParts(drawn))
  // The request for the popups of the membership must not delay the first cards.
  const hasPopups = useDeferredMount() && popups
  return (
    <View className={styles.layout}>
      {/* Uses one boundary, so that a late component also delays all components below it and nothing moves. */}
      <Suspense fallback={null}>
        {drawn.slice(0, count).map((component, index) => {
          const Part = parts[component.type] as AnyPart
          return (
            Part && (
              <ComponentKindContext.Provider key={component.componentId || index} value={component.type}>
                <Part component={component} layoutId={layout.layoutId} />
              </ComponentKindContext.Provider>
            )
          )
        })}
      </Suspense>
      {(hasPopups || layout.components.some(isWindow)) && (
        <Suspense fallback={null}>
          <LateWindows layout={layout} showId={showId} popups={popups} />
        </Suspense>
      )}
    </View>
  )
}
