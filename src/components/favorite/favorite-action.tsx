import { observer } from 'mobx-react'
import { shownCount } from '@/domain/show/favorite-count'
import { useModel } from '../screen/use-model'
import { NavAction } from '../shell/nav-bar/nav-bar'
import { useTexts } from '../texts'
import { FavoriteMarks, type FavoriteTarget } from './favorite-marks'

export interface FavoriteActionProps {
  target: FavoriteTarget
  /** Number of buyers with this favorite, from the screen's own call. */
  count: number
}

/** Draws the favorite button in a screen's bar, with the number of buyers who have the favorite. */
export const FavoriteAction = observer(({ target, count }: FavoriteActionProps) => {
  const t = useTexts()
  const marks = useModel((deps) => new FavoriteMarks(deps))
  const marked = marks.has(target)
  const all = shownCount(marks.count(target, count))
  return (
    <NavAction
      icon="heart"
      solid={marked}
      pressed={marked}
      count={all}
      label={all ? t('favorite.saveCount', { saved: all }) : t('favorite.save')}
      onClick={() => marks.toggle(target, count)}
    />
  )
})
