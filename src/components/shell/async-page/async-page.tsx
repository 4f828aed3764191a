import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { AsyncView, type AsyncViewProps } from '../../screen/async-view'
import { NavBar } from '../nav-bar/nav-bar'

interface AsyncPageProps<T> extends AsyncViewProps<T> {
  title: string
  /** Class of the screen's column. Without it, the content draws its own column. */
  className?: string | undefined
  /** Content above the resource in the column, also while it loads. */
  lead?: ReactNode
}

/** Draws a screen for one resource: the title, and the resource in all its states. */
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
