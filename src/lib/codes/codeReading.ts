/** What a text is as a code. */

export type CodeProblem =
  | 'wrong check digit'
  | 'digits lost'
  | 'too few digits'
  | 'too many digits'
  | 'letters'
  | 'nothing but zeros'

export type CodeReading =
  | {
      kind: 'code'
      /** 8, 12, 13 or 14 digits with a right check digit. */
      code: string
      /** A sentence that says what was done to read it, or what the code is; null where it stands as it is. */
      note: string | null
      /** Another reading that is as good; null where there is none. */
      other: string | null
    }
  | {
      kind: 'invalid'
      problem: CodeProblem
      /** One or two sentences. */
      message: string
      /** A text that would be read; null where none is near. */
      suggestion: string | null
      /** The digits alone, where nothing but the check digit is wrong. */
      digits?: string
    }

/** What the column of a code says about it. */
export type CodeContext = {
  /** Its heading says ISBN, or most of its cells are ISBN-10. */
  isIsbn?: boolean
  /** Its heading says EAN: eight digits that are right as EAN-8 are one, and no UPC-E. */
  isEan?: boolean
  /** Most of its codes have lost the same zeros at their start. */
  restoresZeros?: boolean
}
