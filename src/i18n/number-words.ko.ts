const NATIVE = ['영', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'];
const ORDINALS = ['첫째', '둘째', '셋째', '넷째', '다섯째', '여섯째'];

/** A small count as it stands before a noun: `세` (가지, 자리). */
export const native = (count: number): string => NATIVE[count] ?? String(count);

/** A place in a short row, from 1: `셋째`. */
export const ordinal = (place: number): string => ORDINALS[place - 1] ?? String(place);
