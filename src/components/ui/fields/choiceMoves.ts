/** History entries for arrow keys in a radio group: moving past three options adds one entry, not three. */
import { useRef, type FocusEvent } from 'react'

const ARROWS = /^Arrow/

/** The router’s key of the current history entry; '' if there is none. */
function entryKey(): string {
  const state = history.state as { key?: string } | null // written by the router
  return state?.key ?? ''
}

/**
 * Adds history entries for a radio group. The first arrow key adds an entry, so that Back returns to the previous choice. Further
 * arrow keys during the same focus replace that entry, unless the history has changed since, for example by Back.
 */
export function useChoiceMoves() {
  const movedTo = useRef<string | null>(null)
  const isByArrow = useRef(false)
  const endMove = () => {
    movedTo.current = null
  }
  const move = (change: (isMoved: boolean) => void) => {
    change(movedTo.current !== null && movedTo.current === entryKey())
    movedTo.current = entryKey()
  }
  return {
    move,
    /** A choice by pointer or Space adds an entry; one by an arrow key is a move. */
    choose: (change: (isMoved: boolean) => void) => {
      if (isByArrow.current) {
        move(change)
        return
      }
      endMove()
      change(false)
    },
    onKeyDown: ({ key }: { key: string }) => {
      isByArrow.current = ARROWS.test(key)
    },
    onPointerDown: () => {
      isByArrow.current = false
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) endMove()
    },
  }
}
