import { View } from '@tarojs/components'
import { Fragment, type ComponentType, type ReactNode } from 'react'
import type { Translate } from '@/locales/keys'
import type { Namespace } from '@/locales/namespace'
import { screen } from '@/router/screen'
import type { RouteName, RouteParams } from '@/router/table/table'
import type { LoadRules } from '../screen/screen-scope'
import { type ModelDeps, useModel } from '../screen/use-model'
import { NavBar } from '../shell/nav-bar/nav-bar'
import { useTexts } from '../texts'
import { Empty, type EmptyProps } from '../ui/empty/empty'
import styles from './list-screen.module.scss'
import { ListView } from './list-view'
import type { FetchedPage } from './paged-list'
import { useListGestures } from './use-list-gestures'

/** A screen that is one list: a column on phones, two columns on desktop. */
export interface ListScreen<Name extends RouteName, Item, Texts extends Namespace> {
  texts: Texts
  title: (t: Translate<Texts>, params: RouteParams<Name>) => string
  /** Loads the page at an offset. */
  load: (deps: ModelDeps, params: RouteParams<Name>) => (offset: number) => Promise<FetchedPage<Item>>
  keyOf: (item: Item) => string
  rules?: LoadRules
  /** Returns the subject of the list: when it changes, the list starts again. */
  about?: (deps: ModelDeps) => unknown
  Row: ComponentType<{ item: Item; index: number }>
  /** Placeholder of a loading row. */
  ghost: ReactNode
  empty: (t: Translate<Texts>) => EmptyProps
}

/** Placeholder rows of the first page: a phone's window. */
const GHOSTS = [0, 1, 2, 3, 4, 5]

/** Creates the screen of a list: `export default listScreen('venue-list', { … })`. */
export const listScreen = <Name extends RouteName, Item, Texts extends Namespace>(
  name: Name,
  { texts, title, load, keyOf, rules, about, Row, ghost, empty }: ListScreen<Name, Item, Texts>,
): ComponentType => {
  const makeModel = (deps: ModelDeps, params: RouteParams<Name>) => {
    const list = deps.screen.list(load(deps, params), keyOf, rules)
    if (about)
      deps.screen.reaction(
        () => about(deps),
        () => void list.replace(),
      )
    return { list }
  }
  function ListOfScreen({ params }: { params: RouteParams<Name> }) {
    const t = useTexts(texts)
    const { list } = useModel((deps) => makeModel(deps, params))
    useListGestures(list)
    return (
      <>
        <NavBar title={title(t, params)} />
        <View className={styles.page}>
          <ListView
            list={list}
            keyOf={keyOf}
            className={styles.grid}
            label={title(t, params)}
            skeleton={
              <View className={styles.grid}>
                {GHOSTS.map((index) => (
                  <Fragment key={index}>{ghost}</Fragment>
                ))}
              </View>
            }
            empty={<Empty {...empty(t)} />}
          >
            {(item, index) => (
              <View role="listitem">
                <Row item={item} index={index} />
              </View>
            )}
          </ListView>
        </View>
      </>
    )
  }
  return screen(name, ListOfScreen)
}
