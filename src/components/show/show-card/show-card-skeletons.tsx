import { View } from '@tarojs/components'
import type { ShowCardProps } from './show-card'
import { ShowCardSkeleton } from './show-card-skeleton'

interface ShowCardSkeletonsProps extends Pick<ShowCardProps, 'size'> {
  count: number
  /** Class of the grid that contains the cards. */
  className: string | undefined
}

/** Draws placeholders of cards in their grid while a list loads. */
export function ShowCardSkeletons({ count, size, className }: ShowCardSkeletonsProps) {
  return (
    <View className={className}>
      {Array.from({ length: count }, (_, index) => (
        <ShowCardSkeleton key={index} size={size} />
      ))}
    </View>
  )
}
