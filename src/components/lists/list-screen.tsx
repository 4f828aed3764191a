import { View } from '@tarojs/components'
import { action, observable } from 'mobx'
import { Fragment, type ComponentType, type ReactNode } from 'react'
import type { Translate } from '@/locales/keys'
import type { Namespace } from '@/locales/namespace'
import { screen } from '@/router/screen'
import type { RouteName, RouteParams } from '@/router/table/table'
import type { LoadRules } from '../screen/screen-scope'
import { type ModelDeps, useModel } from '../screen/use-model'
import { NavBar } from '../shell/nav-bar/nav-bar'
import { useTexts } from '../texts'
import { classes } from '../ui/classes'
import { Segmented } from '../ui/segmented/segmented'
import { Empty, type EmptyProps } from '../ui/empty/empty'
import boxStyles from '@/styles/box.module.scss'
import styles from './list-screen.module.scss'
import { ListView } from './list-view'
import type { FetchedPage } from './paged-list'
import { useListGestures } from './use-list-gestures'

/** A filter of the list. The first filter is drawn as tabs, the others as small switches. */
interface ListFilter {
  name: string
  /** Accessible name. */
  label: string
  options: readonly { value: string; text: string }[]
  /** Initially selected option; by default the first option. */
  initial?: string
}

/** Values of the selected options, by filter name. */
type ChosenFilters = Readonly<Record<string, string | undefined>>

/** A screen that consists of one list: a column on phones, two columns on desktop. */
export interface ListScreen<Name extends RouteName, Item, Texts extends Namespace> {
  texts: Texts
  title: (t: Translate<Texts>, params: RouteParams<Name>) => string
  /**
   * Returns a function that loads the page at an offset. The function runs for each page, and again after a filter has
   * changed.
   */
  load: (
    deps: ModelDeps,
    params: RouteParams<Name>,
    chosen: () => ChosenFilters,
  ) => (offset: number) => Promise<FetchedPage<Item>>
  filters?: (t: Translate<Texts>, params: RouteParams<Name>) => readonly ListFilter[]
  /** Content above the list. */
  Head?: ComponentType<{ params: RouteParams<Name> }>
  keyOf: (item: Item) => string
  rules?: LoadRules
  /** Returns the subject of the list. When it changes, the list is reset and loaded again. */
  about?: (deps: ModelDeps) => unknown
  /** Returns a function that returns the group heading of an item; undefined for a list without groups. */
  groups?: (t: Translate<Texts>, params: RouteParams<Name>) => ((item: Item) => string) | undefined
  Row: ComponentType<{ item: Item; index: number }>
  /** Placeholder of a loading row. */
  ghost: ReactNode
  empty: (t: Translate<Texts>, chosen: ChosenFilters, params: RouteParams<Name>) => EmptyProps
  /** Content for "not found" (`HANDLES_NOT_FOUND`). Without it, "not found" is shown as a failure. */
  missing?: (t: Translate<Texts>) => EmptyProps
}

const PANEL = 'list-panel'

/** Placeholder rows of the first page, enough to fill a phone's screen. */
const GHOSTS = [0, 1, 2, 3, 4, 5]

/** Creates the content of a screen that shows a list or, by its parameters, something else. */
export const listPage = <Name extends RouteName, Item, Texts extends Namespace>(
  options: ListScreen<Name, Item, Texts>,
): ComponentType<{ params: RouteParams<Name> }> => {
  const { texts, title, load, keyOf, rules, about, filters, Head, groups, Row, ghost, empty, missing } = options
  const makeModel = (deps: ModelDeps, params: RouteParams<Name>, initial: ChosenFilters) => {
    const chosen = observable.box<ChosenFilters>(initial, { deep: false })
    const list = deps.screen.list(
      load(deps, params, () => chosen.get()),
      keyOf,
      rules,
    )
    deps.screen.reaction(
      () => JSON.stringify([about?.(deps) ?? null, chosen.get()]),
      () => void list.replace(),
    )
    const choose = action((name: string, value: string) => chosen.set({ ...chosen.get(), [name]: value }))
    return { list, chosen, choose }
  }
  function ListOfScreen({ params }: { params: RouteParams<Name> }) {
    const t = useTexts(texts)
    const offered = filters?.(t, params) ?? []
    const initial = offered.map(({ name: filter, initial: first, options }) => [filter, first ?? options[0].value])
    const { list, chosen, choose } = useModel((deps) =>
      makeModel(deps, params, Object.fromEntries(initial) as ChosenFilters),
    )
    useListGestures(list)
    return (
      <>
        <NavBar title={title(t, params)} />
        <View className={styles.page}>
          {Head && <Head params={params} />}
          {offered.map(({ name: filter, label, options }, at) => (
            <Segmented
              key={filter}
              className={classes(boxStyles.below3, at > 0 && styles.small)}
              look={at === 0 ? 'line' : 'pill'}
              label={label}
              options={options}
              value={chosen.get()[filter] ?? ''}
              controls={PANEL}
              onChange={(value) => choose(filter, value)}
            />
          ))}
          <View id={PANEL} role={offered.length > 0 ? 'tabpanel' : undefined} ariaLabel={title(t, params)}>
            <ListView
              list={list}
              keyOf={keyOf}
              className={styles.grid}
              label={title(t, params)}
              groupOf={groups?.(t, params)}
              skeleton={
                <View className={styles.grid}>
                  {GHOSTS.map((index) => (
                    <Fragment key={index}>{ghost}</Fragment>
                  ))}
                </View>
              }
              empty={<Empty {...empty(t, chosen.get(), params)} />}
              missing={missing && <Empty {...missing(t)} />}
            >
              {(item, index) => (
                <View role="listitem">
                  <Row item={item} index={index} />
                </View>
              )}
            </ListView>
          </View>
        </View>
      </>
    )
  }
  return ListOfScreen
}

/** Creates the screen of a list: `export default listScreen('venue-list', { … })`. */
export const listScreen = <Name extends RouteName, Item, Texts extends Namespace>(
  name: Name,
  options: ListScreen<Name, Item, Texts>,
): ComponentType => screen(name, listPage(options))
