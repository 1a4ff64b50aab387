// The element <deduku-board> in JSX: import type {} from "deduku/react".
import type {DetailedHTMLProps, HTMLAttributes} from "react";
import type {DedukuBoard} from "./board.js";

/** The attributes that README.md describes. */
export interface DedukuBoardAttributes extends HTMLAttributes<DedukuBoard> {
  puzzle?: string;
  step?: number | string;
  walk?: boolean | "";
  [attribute: string]: unknown;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "deduku-board": DetailedHTMLProps<DedukuBoardAttributes, DedukuBoard>;
    }
  }
}
