import { View } from '@tarojs/components'
import { Fragment, type ReactNode, useEffect, useId, useState } from 'react'
import { observeElement } from '@/platform/visibility'
import { useDesktop } from '../shell/use-desktop'

/**
 * Entries per part. On a phone few enough that home, with a page of 20, has fewer than 1,000 nodes, and enough that a
 * list of 300 has at most 60 parts, the limit of children per node there. On desktop a multiple of every grid's columns
 * (2, 4 or 5): otherwise a part would end within a row.
 */
const PHONE_PART = 5
const DESKTOP_PART = 20

/** How far from the screen a part is drawn, in screens. */
const REACH = 1

export interface VirtualListProps<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  /** The class that lays out the entries. Parts are siblings with this class, which also sets the gap between them. */
  className: string
  children: (item: T, index: number) => ReactNode
}

/**
 * The entries of an endless list, of which only those near the screen are drawn: mini programs must keep a page below
 * 1,000 nodes. What is out of reach is an empty box of the height it had, so that nothing moves.
 */
export function VirtualList<T>({ items, keyOf, className, children }: VirtualListProps<T>) {
  const size = useDesktop() ? DESKTOP_PART : PHONE_PART
  const parts = Array.from({ length: Math.ceil(items.length / size) }, (_, part) => part * size)
  return (
    <>
      {parts.map((from) => (
        <Part key={`${size} ${from}`} className={className} alone={parts.length === 1}>
          {() =>
            items
              .slice(from, from + size)
              .map((item, index) => <Fragment key={keyOf(item)}>{children(item, from + index)}</Fragment>)
          }
        </Part>
      ))}
    </>
  )
}

/** @param props.alone there is no other part: observing this one saves nothing */
function Part({ className, alone, children }: { className: string; alone: boolean; children: () => ReactNode }) {
  const id = `part-${useId().replace(/:/g, '')}`
  /** Height of the removed content, CSS px; null while it is mounted. */
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    if (alone) return undefined
    const observing = observeElement(id, REACH, ({ near, height }) => setLeft(near ? null : height))
    return observing.kind === 'observing' ? observing.dispose : undefined
  }, [id, alone])
  const style = left === null ? undefined : { height: `${left}px` }
  return (
    <View id={id} className={className} style={style}>
      {left === null && children()}
    </View>
  )
}
