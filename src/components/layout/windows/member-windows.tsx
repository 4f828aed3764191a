import { observer } from 'mobx-react'
import { type ReactNode, useEffect } from 'react'
import { BirthdayPopup } from '../../member/birthday-popup/birthday-popup'
import { LevelPopup } from '../../member/level-popup/level-popup'
import { useModel } from '../../screen/use-model'
import { MemberPopups } from './member-popups.model'

/** Draws the popups about the membership, one at a time, and then the children. */
export const MemberWindows = observer(({ children }: { children: ReactNode }) => {
  const model = useModel((deps) => new MemberPopups(deps))
  const { current, pending, wanted, close, stop, take } = model
  useEffect(() => {
    if (wanted !== null) void take()
  }, [wanted, take])
  if (current?.kind === 'LEVEL') return <LevelPopup news={current.news} onClose={close} onStop={stop} />
  if (current?.kind === 'BIRTHDAY') return <BirthdayPopup news={current.news} onClose={close} onStop={stop} />
  return pending ? null : children
})
