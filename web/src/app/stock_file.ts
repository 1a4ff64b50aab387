// The file of the stock, fetched when it is first wanted.
import address from "../../stock.txt?lines";
import {fetchText} from "../state/fetch_text.ts";
import {readStock, type Shelf} from "../state/stock.ts";

export const loadStock = async (): Promise<Shelf[]> => readStock(await fetchText(address));
