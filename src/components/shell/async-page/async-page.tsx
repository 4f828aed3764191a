import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { AsyncView, type AsyncViewProps } from '../../screen/async-view'
import { NavBar } from '../nav-bar/nav-bar'

interface AsyncPageProps<T> extends AsyncViewProps<T> {
  title: string
  /** Class of the screen's column; without one the resource renders its own. */
  className?: string | undefined
  /** Content above the resource in the column, also while it loads. */
  lead?: ReactNode
}

/** Draws a screen that shows one resource: its title and the states of the resource. */
export function AsyncPage<T>({ title, className, lead, ...view }: AsyncPageProps<T>) {
  const states = <AsyncView {...view} />
  return (
    <>
      <NavBar title={title} />
      {className === undefined ? (
        states
      ) : (
        <View className={className}>
          {lead}
          {states}
        </View>
      )}
    </>
  )
}
