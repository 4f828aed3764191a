import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { AsyncView, type AsyncViewProps } from '../../screen/async-view'
import { NavBar } from '../nav-bar/nav-bar'

interface AsyncPageProps<T> extends AsyncViewProps<T> {
  title: string
  /** The class of the screen's column. */
  className: string | undefined
  /** Above the resource, also while it loads. */
  lead?: ReactNode
}

/** A screen that shows one resource: its title, and the states of the resource in the screen's column. */
export function AsyncPage<T>({ title, className, lead, ...view }: AsyncPageProps<T>) {
  return (
    <>
      <NavBar title={title} />
      <View className={className}>
        {lead}
        <AsyncView {...view} />
      </View>
    </>
  )
}
