import { words } from "./words.ts";

/** First names that are no other word, and no place or month. */
const OF_MEN = words(
  `Aaron Abdul Abdullah Abel Abraham Adam Ade Adrian Ahmed Aidan Akira Alan Alastair Albert Alberto Alec Aleksander Alessandro Alex Alexander Alexei Alfie Alfred Ali Alistair Alvin Amadou Amir Anders Andre Andreas
  Andrei Andrew Andy Angus Anthony Anton Antonio Archie Arjun Arne Arnold Arthur Arturo Asif Axel Barnaby Barry Bart Bartek Basil Ben Benedict Benjamin Bernard Bernd Bert Bjorn Björn Bob Bobby Boris Brendan Brian Bruce
  Bruno Callum Cameron Carl Carlo Carlos Cedric Cesar Charles Charlie Chidi Chris Christian Christoph Christopher Claude Clive Colin Connor Conor Craig Cyril Damian Dan Daniel Danny Darren Dave David Declan Dennis Derek
  Desmond Diego Dieter Dimitri Dmitri Dominic Donald Doug Douglas Duncan Dylan Eamon Ed Eddie Edgar Edmund Eduardo Edward Edwin Eli Elias Elliot Elliott Emeka Emil Emmanuel Enrico Enrique Eric Erik Ernest Ernst Ethan
  Eugene Ewan Fabian Fabio Farid Felipe Felix Femi Fergus Fernando Finn Florian Francesco Francis Franco Francois François Franz Fred Freddie Frederick Friedrich Gareth Gary Gavin Geoff Geoffrey George Georg Gerald Gerard
  Gerhard Gianni Giles Giorgio Giovanni Giuseppe Gordon Graeme Graham Greg Gregory Guido Guillaume Gunther Gustav Guy Hamid Hamish Hans Harald Harold Harry Harvey Hassan Hector Heinz Helmut Henrik Henry Herbert Herman
  Hiroshi Horst Howard Hubert Hugh Hugo Hussein Iain Ian Ibrahim Idris Ignacio Igor Imran Ismail Ivan Ivo Jacob Jacques Jake Jakob Jakub James Jamie Jan Jared Jarek Jason Javier Jeff Jeffrey Jens Jeremy Jerome Jerry Jim
  Jimmy Joachim Joao João Joe Joel Johan Johannes John Johnny Jon Jonas Jonathan Jorge Jose José Josef Joseph Josh Joshua Juan Julian Julien Julio Jun Jürgen Kai Karim Karl Kasper Keith Ken Kenji Kenneth Kevin Khalid
  Klaus Kofi Konrad Kurt Kwame Kyle Lars Laurent Lech Lee Leif Leo Leon Leonard Leonardo Leroy Lewis Liam Lorenzo Louis Luca Lucas Luis Luigi Luka Lukas Luke Magnus Malcolm Manfred Manuel Marc Marcel Marcin Marco Marcus Marek
  Mario Marius Martin Marvin Mateo Mathias Mats Matteo Matthew Matthias Maurice Mauro Max Mehmet Michael Michal Michel Mick Miguel Mike Mikhail Milan Mohamed Mohammed Morris Morten Moses Muhammad Murray Mustafa Nathan
  Nathaniel Neil Nelson Niall Nicholas Nicolas Nigel Nikolai Nils Noah Noel Norbert Norman Olaf Oleg Oliver Olivier Omar Oscar Oskar Osman Otto Owen Pablo Paddy Paolo Patrick Paul Paulo Pavel Pawel Pedro Per Pete Peter
  Petr Phil Philip Philipp Philippe Pierre Pietro Piotr Quentin Rafael Raj Rajesh Ralph Ramon Rashid Raul Ravi Ray Raymond Reinhard Rene René Ricardo Richard Rico Robert Roberto Robin Rodney Roger Roland Rolf Roman
  Ronald Ronnie Rory Ross Roy Rudi Rudolf Rupert Russell Ryan Sam Samir Samuel Sanjay Santiago Sascha Scott Sean Sebastian Serge Sergei Sergio Seth Shaun Sidney Siegfried Simon Stan Stanley Stefan Steffen Stephan
  Stephen Steve Steven Stewart Stuart Sunil Sven Tadeusz Tariq Ted Terence Terry Theo Theodore Thiago Thomas Thorsten Tim Timo Timothy Tobias Toby Todd Tom Tomas Tomasz Tommy Tony Torsten Trevor Tristan Ulrich Umar
  Alfonso Amit Anil Anwar Babak Bashir Benoit Bilal Bram Cem Dario Dawid Deniz Emre Farhan Fritz Gael Giles Goran Gregor Hakan Hamza Hasan Ilya Ivor Jamal Janek Joost Jorge Kamal Kemal Kwesi Lorenz Luc Malik Mateusz Mattias Mirko Nabil Niklas Nikos Ole Oluwaseun Pascal Pieter Quinn Rahul Ramesh Rasmus Rufus Salim Sandro Sefu Selim Stefano Suresh Tarek Tunde Vikram Wim Yannis Youssef Yuri Zane
  Uwe Valentin Victor Vijay Viktor Vincent Vladimir Walter Werner Wilfred Wilhelm William Wolfgang Xavier Yannick Yusuf Yves Zoltan`,
);
const OF_WOMEN = words(
  `Abigail Ada Adaeze Adele Adriana Agata Agatha Agnes Agnieszka Aicha Aisha Alana Alexandra Alice Alicia Alina Alison Amanda Amara Amelia Amelie Amina Amy Ana Anastasia Andrea Angela Angelika Anita Anja Anke Ann Anna Anne
  Annette Annika Anya Antonia Asha Astrid Audrey Ayesha Barbara Beata Beate Beatrice Beatriz Becky Belinda Bella Bernadette Beth Bettina Betty Beverley Birgit Bianca Bridget Brigitte Britta Camilla Camille Carla
  Carmen Carole Caroline Carolyn Catherine Cathy Cecilia Celia Chantal Chiara Chiamaka Chloe Christa Christina Christine Claire Clara Clare Claudia Colette Connie Corinna Cristina Cynthia Daniela Danielle Daphne Deborah
  Debbie Deirdre Denise Diana Diane Dolores Donna Dora Doreen Doris Dorothy Edith Edna Eileen Elaine Eleanor Elena Elif Elisa Elisabeth Elise Eliza Elizabeth Ella Ellen Elodie Elsa Elsie Emilia Emily Emma Erika Esme
  Esther Ethel Eva Evelyn Ewa Fatima Fatou Felicity Fiona Francesca Francoise Frances Freda Freya Frida Friederike Gabriela Gabriele Gabrielle Gemma Geraldine Gerda Gertrud Gillian Gina Gisela Giulia Gladys Gloria
  Greta Gudrun Gwen Habiba Halima Hanna Hannah Hanne Harriet Heidi Heike Helen Helena Helene Helga Henrietta Hilary Hilda Hildegard Ida Ilse Ines Inga Inge Ingrid Irena Irene Irina Irma Isabel Isabella Isabelle Isla
  Isobel Jacqueline Jana Jane Janet Janice Janine Jasmin Jasmine Jean Jennifer Jenny Jessica Jill Joan Joana Joanna Joanne Jocelyn Johanna Josephine Joyce Juanita Judith Judy Julia Juliana Julie Juliet Jutta Karen
  Karin Karina Karolina Kate Katarina Katharina Katherine Kathleen Kathryn Kathy Katie Katja Katrin Kayla Kerstin Kim Kirsten Kirsty Klara Kristin Kristina Lara Larissa Laura Lauren Lea Leila Lena Leonie Lesley Leticia
  Lidia Liesel Lina Linda Lindsay Lisa Livia Lorna Lorraine Louisa Louise Lucia Lucie Lucinda Lucy Luisa Lydia Lynn Mabel Maeve Magda Magdalena Maggie Maja Malgorzata Mandy Manuela Margaret Margarita Margit Margot
  Maria Mariam Marianne Marie Marina Marion Marjorie Marlene Marta Martha Martina Mary Mathilda Matilda Maud Maureen Maya Megan Mei Melanie Melissa Meral Mia Michaela Michelle Mildred Minna Mira Miranda Miriam Moira
  Molly Mona Monica Monika Muriel Myra Nadia Nadine Nancy Naomi Natalia Natalie Natasha Nell Ngozi Nicola Nicole Nina Noemi Nora Noor Norma Nuria Odile Olga Olivia Orla Pamela Patricia Paula Pauline Peggy Petra
  Philippa Phoebe Phyllis Polly Priscilla Priya Rachel Raquel Rebecca Regina Renata Renate Rhoda Rhona Rita Roberta Rosa Rosalind Rosie Rosemary Roswitha Rowena Roxana Ruth Sabine Sabrina Sally Samantha Samira
  Sandra Sara Sarah Saskia Selma Shanice Sharon Sheila Shirley Silke Silvia Simone Sinead Siobhan Sofia Sonia Sonja Sophia Sophie Stefanie Stella Stephanie Susan Susanna Susanne Suzanne Svetlana Sylvia Tamara Tanja Tanya
  Tatiana Teresa Tess Tessa Thandi Thea Theresa Tilda Tina Tomoko Tracy Trudy Uma Ursula Ute Valentina Valerie Vanessa Vera Verena Veronica Vivian Vivien Wanda Wendy Wilhelmina Wilma Winifred Yasmin Yolanda Yuki
  Aditi Agathe Aida Alma Amal Anouk Ariane Ayse Bea Bente Bernice Bettie Birte Carys Cleo Cora Delia Dilek Ebba Edda Elke Ellie Elvira Emine Enid Ewelina Farah Fatma Flora Frauke Gaby Gitte Greet Gudula Hatice Hedwig Ilona Ilka Imke Indira Ines Ingeborg Jolanta Juno Kaja Kamila Karolin Kasia Katya Lakshmi Leyla Liv Lotte Luz Maike Malin Marta Meera Merle Mette Milena Nadira Nasrin Nele Nia Nilufar Oksana Paloma Parvati Pia Prisca Rahel Ramona Rania Rena Ronja Rukmini Runa Salma Sanne Shabnam Shirin Sigrid Solveig Suri Swantje Thora Ulrike Vesna Wiebke Yasmina Yara Zehra Zeynep
  Yvonne Zainab Zara Zoe Zofia Zuzanna`,
);
const OF_ANYBODY = words(
  `Ashley Chi Dana Jackie Jess Jo Jodie Jude Kit Kris Leigh Lin Ling Lou Ming Morgan Nat Nicky Ola Pip Reese Sacha Sasha Shannon Shay Sol Tal Toni Val Vic Wren`,
);

export type Gender = "he" | "she";

export function isGivenName(word: string): boolean {
  return OF_MEN.has(word) || OF_WOMEN.has(word) || OF_ANYBODY.has(word);
}

export function genderOfName(word: string): Gender | undefined {
  return OF_MEN.has(word) ? "he" : OF_WOMEN.has(word) ? "she" : undefined;
}

/** What somebody of a word for kin or rank is called: "mother" is "she". */
export function genderOfRole(head: string): Gender | undefined {
  if (/^(?:mother|mum|mom|mummy|wife|sister|daughter|girl|lady|woman|matron|nun|bride|widow|queen|aunt|auntie|niece)$/.test(head))
    return "she";
  if (/(?:mother|mistress|woman|lady|waitress|actress|hostess|stewardess|seamstress|abbess|wives)$/.test(head)) return "she";
  return /^(?:father|dad|daddy|husband|brother|son|boy|gentleman|monk|friar|groom|king|uncle|nephew|grandfather)$/.test(head)
    ? "he"
    : undefined;
}
