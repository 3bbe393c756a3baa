/** Steps of the history for arrow keys in a radio group: a person who passes three options makes one step, not three. */
import { useRef, type FocusEvent } from 'react'

const ARROWS = /^Arrow/

/** The router gives each entry of the history a key; '' where there is none. */
function entryKey(): string {
  const state = history.state as { key?: string } | null // written by the router
  return state?.key ?? ''
}

/**
 * The first arrow key is a step of its own, so that Back returns to the choice before. Further ones in the same visit of the
 * group take its place, unless the history has moved on since, as by Back.
 */
export function useChoiceMoves() {
  const movedTo = useRef<string | null>(null)
  const isByArrow = useRef(false)
  const leave = () => {
    movedTo.current = null
  }
  const move = (change: (isMoved: boolean) => void) => {
    change(movedTo.current !== null && movedTo.current === entryKey())
    movedTo.current = entryKey()
  }
  return {
    move,
    /** A choice by pointer or Space is a step of its own; one by an arrow key is a move. */
    choose: (change: (isMoved: boolean) => void) => {
      if (isByArrow.current) {
        move(change)
        return
      }
      leave()
      change(false)
    },
    onKeyDown: ({ key }: { key: string }) => {
      isByArrow.current = ARROWS.test(key)
    },
    onPointerDown: () => {
      isByArrow.current = false
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) leave()
    },
  }
}
